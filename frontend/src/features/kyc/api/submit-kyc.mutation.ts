import { sendTo } from '../../../shared/api/requests';
import type { Input } from '../../../shared/api/types';

export type KycSubmission = Input<'/api/me/kyc'>;

export const submitKyc = sendTo('/api/me/kyc');
