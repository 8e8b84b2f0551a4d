import { sendTo } from '../../../shared/api/requests';
import type { Input } from '../../../shared/api/types';

export type NewOrder = Input<'/api/me/orders'>;

export const placeOrder = sendTo('/api/me/orders');
