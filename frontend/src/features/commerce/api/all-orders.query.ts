import { listQuery } from '../../../shared/api/paged-query';
import type { Answer } from '../../../shared/api/types';
import type { Order } from './orders.query';

export type StaffOrderPage = Answer<'/api/admin/orders'>;
export type StaffOrder = StaffOrderPage['items'][number];
export type OrderStatus = Order['timeline'][number]['status'];

/** What waits comes first, the oldest before the others. */
export const allOrdersQuery = listQuery('all-orders', '/api/admin/orders', { sort: 'waiting' });
