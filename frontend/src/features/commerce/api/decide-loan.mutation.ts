import { sendTo } from '../../../shared/api/requests';

export const decideLoan = sendTo('/api/admin/loans/{loanId}/status');
