import { sendTo } from '../../../shared/api/requests';

export const retryFailedJobs = sendTo('/api/ops/queues/{name}/retry-failed');
