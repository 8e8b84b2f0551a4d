import { sendTo } from '../../../shared/api/requests';

export const pauseConsumer = sendTo('/api/ops/consumers/{name}/pause');
