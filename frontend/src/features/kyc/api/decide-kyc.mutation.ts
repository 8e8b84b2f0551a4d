import { sendTo } from '../../../shared/api/requests';

/** Names the attempt that was read, so that another one that came meanwhile is not passed unread. */
export const passKyc = sendTo('/api/admin/kyc/{userId}/pass');

export const askForKycDetails = sendTo('/api/admin/kyc/{userId}/ask');

export const failKyc = sendTo('/api/admin/kyc/{userId}/fail');
