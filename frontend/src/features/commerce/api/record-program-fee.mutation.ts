import { sendTo } from '../../../shared/api/requests';
import type { Input } from '../../../shared/api/types';

export type PaymentClaim = Input<'/api/me/program-fees'>;

export const recordProgramFee = sendTo('/api/me/program-fees');
