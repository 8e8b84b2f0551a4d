import { sendTo } from '../../../shared/api/requests';

export const resetPassword = sendTo('/api/auth/password/reset');
