import { sendTo } from '../../../shared/api/requests';

export const pauseConsumer = sendTo('/api/ops/consumers/{name}/pause');
export const resumeConsumer = sendTo('/api/ops/consumers/{name}/resume');
export const replayParkedEvents = sendTo('/api/ops/consumers/{name}/parked/{streamId}/replay');
export const discardParkedEvents = sendTo('/api/ops/consumers/{name}/parked/{streamId}/discard');
export const rebuildProjection = sendTo('/api/ops/projections/{name}/rebuild');
export const cancelRebuild = sendTo('/api/ops/projections/{name}/rebuild/cancel');
