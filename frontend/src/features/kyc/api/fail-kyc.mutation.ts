import { sendTo } from '../../../shared/api/requests';

export const failKyc = sendTo('/api/admin/kyc/{userId}/fail');
