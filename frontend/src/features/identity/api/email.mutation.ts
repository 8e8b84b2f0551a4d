import { sendTo } from '../../../shared/api/requests';

export const verifyEmail = sendTo('/api/auth/email/verify');
export const sendVerification = sendTo('/api/me/email/verification');
export const correctEmail = sendTo('/api/me/email');
