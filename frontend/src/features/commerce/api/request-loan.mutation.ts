import { sendTo } from '../../../shared/api/requests';
import type { Input } from '../../../shared/api/types';

export type LoanRequest = Input<'/api/me/loans'>;

export const requestLoan = sendTo('/api/me/loans');
