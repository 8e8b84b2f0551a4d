import { sendTo } from '../../../shared/api/requests';

/** Its input names the attempt that was read, so that a newer attempt is not passed unread. */
export const passKyc = sendTo('/api/admin/kyc/{userId}/pass');

export const askForKycDetails = sendTo('/api/admin/kyc/{userId}/ask');

export const failKyc = sendTo('/api/admin/kyc/{userId}/fail');
