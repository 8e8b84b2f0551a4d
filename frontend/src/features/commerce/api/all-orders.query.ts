import { answer, api } from '../../../shared/api/client';
import type { Answer, Query } from '../../../shared/api/types';

export type StaffOrder = Answer<'/api/admin/orders'>['items'][number];
export type OrderStatus = StaffOrder['status'];

/** What waits comes first, the oldest before the others. */
export const allOrders = (query: Omit<Query<'/api/admin/orders'>, 'sort'>, signal: AbortSignal) =>
  answer(api.GET('/api/admin/orders', { params: { query: { ...query, sort: 'waiting' } }, signal }));
