import { sendTo } from '../../../shared/api/requests';

export const resolveEffect = sendTo('/api/ops/effects/{id}/resolve');
