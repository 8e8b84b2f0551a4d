import { sendTo } from '../../../shared/api/requests';

export const requestLoan = sendTo('/api/me/loans');
