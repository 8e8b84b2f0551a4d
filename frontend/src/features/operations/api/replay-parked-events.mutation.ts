import { sendTo } from '../../../shared/api/requests';

export const replayParkedEvents = sendTo('/api/ops/consumers/{name}/parked/{streamId}/replay');
