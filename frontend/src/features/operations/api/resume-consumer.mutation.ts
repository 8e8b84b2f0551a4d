import { sendTo } from '../../../shared/api/requests';

export const resumeConsumer = sendTo('/api/ops/consumers/{name}/resume');
