import { sendTo } from '../../../shared/api/requests';

export const retryJob = sendTo('/api/ops/queues/{name}/jobs/{jobId}/retry');
