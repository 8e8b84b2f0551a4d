import { sendTo } from '../../../shared/api/requests';

export const checkCardPayment = sendTo('/api/me/card-payments/{id}/check');
