import { sendTo } from '../../../shared/api/requests';

export const rebuildProjection = sendTo('/api/ops/projections/{name}/rebuild');
