import { sendTo } from '../../../shared/api/requests';

export const resumeQueue = sendTo('/api/ops/queues/{name}/resume');
