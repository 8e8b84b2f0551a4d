import { sendTo } from '../../../shared/api/requests';

export const requestPasswordReset = sendTo('/api/auth/password/forgot');
