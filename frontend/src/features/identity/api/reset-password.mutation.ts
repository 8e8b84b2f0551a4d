import { sendTo } from '../../../shared/api/requests';

export const resetPassword = sendTo('/api/auth/password/reset');

export const checkResetLink = sendTo('/api/auth/password/reset/check');
