import { sendTo } from '../../../shared/api/requests';

export const claimOrderPayment = sendTo('/api/me/orders/{orderId}/payments');
export const withdrawOrderPayment = sendTo('/api/me/orders/{orderId}/payments/withdraw');
export const markOrderPaid = sendTo('/api/admin/orders/{orderId}/paid');
export const giveMoneyBack = sendTo('/api/admin/orders/{orderId}/money-back');
