import { pagedQuery } from '../../../shared/api/paged-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type Order = Answer<'/api/me/orders'>['items'][number];

export const ordersQuery = pagedQuery('orders', (page) => readFrom('/api/me/orders', { query: { page } }));
