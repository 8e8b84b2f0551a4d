import { sendTo } from '../../../shared/api/requests';

export const pauseQueue = sendTo('/api/ops/queues/{name}/pause');
export const resumeQueue = sendTo('/api/ops/queues/{name}/resume');
export const retryFailedJobs = sendTo('/api/ops/queues/{name}/retry-failed');
export const retryJob = sendTo('/api/ops/queues/{name}/jobs/{jobId}/retry');
export const discardJob = sendTo('/api/ops/queues/{name}/jobs/{jobId}/discard');
