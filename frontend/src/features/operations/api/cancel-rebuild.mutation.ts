import { sendTo } from '../../../shared/api/requests';

export const cancelRebuild = sendTo('/api/ops/projections/{name}/rebuild/cancel');
