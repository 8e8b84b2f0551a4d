import { sendTo } from '../../../shared/api/requests';

export const openCardPayment = sendTo('/api/me/card-payments');
