import { listQuery } from '../../../shared/api/paged-query';
import type { Answer } from '../../../shared/api/types';
import type { Order } from './orders.query';

export type StaffOrder = Answer<'/api/admin/orders'>['items'][number];
export type OrderStatus = Order['timeline'][number]['status'];

/** What waits comes first, the oldest before the others. */
export const allOrdersQuery = listQuery('all-orders', '/api/admin/orders', { sort: 'waiting' });
