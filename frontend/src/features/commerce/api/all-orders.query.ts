import { listQuery } from '../../../shared/api/paged-query';
import type { Answer } from '../../../shared/api/types';

export type StaffOrderPage = Answer<'/api/admin/orders'>;
export type StaffOrder = StaffOrderPage['items'][number];
export type OrderStatus = StaffOrder['status'];

/** What waits comes first, the oldest before the others. */
export const allOrdersQuery = listQuery('all-orders', '/api/admin/orders', { sort: 'waiting' });
