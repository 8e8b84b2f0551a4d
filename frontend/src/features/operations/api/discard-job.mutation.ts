import { sendTo } from '../../../shared/api/requests';

export const discardJob = sendTo('/api/ops/queues/{name}/jobs/{jobId}/discard');
