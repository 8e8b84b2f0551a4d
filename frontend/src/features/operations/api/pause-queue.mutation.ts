import { sendTo } from '../../../shared/api/requests';

export const pauseQueue = sendTo('/api/ops/queues/{name}/pause');
