import { answer, api } from '../../../shared/api/client';
import { pagedQuery } from '../../../shared/api/paged-query';
import type { Answer } from '../../../shared/api/types';

export type Order = Answer<'/api/me/orders'>['items'][number];

export const ordersQuery = pagedQuery('orders', (page, signal) =>
  answer(api.GET('/api/me/orders', { params: { query: { page } }, signal })),
);
