import { sendTo } from '../../../shared/api/requests';

export const discardParkedEvents = sendTo('/api/ops/consumers/{name}/parked/{streamId}/discard');
