import { sendTo } from '../../../shared/api/requests';

export const changeOrderStatus = sendTo('/api/admin/orders/{orderId}/status');
