import { listQuery } from '../../../shared/api/paged-query';
import type { Answer } from '../../../shared/api/types';
import type { Order } from './orders.query';

export type StaffOrder = Answer<'/api/admin/orders'>['items'][number];
export type OrderStatus = Order['timeline'][number]['status'];

/** Open orders come first, the oldest on top. */
export const allOrdersQuery = listQuery('all-orders', '/api/admin/orders', { sort: 'waiting' });
