import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type Webhook = Answer<'/api/admin/webhooks'>['items'][number];
export type Delivery = Answer<'/api/admin/webhooks/{id}/deliveries'>['items'][number];

export const webhooksQuery = queryOptions({ queryKey: ['webhooks'], queryFn: readFrom('/api/admin/webhooks') });

export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhooks', 'deliveries', id],
    queryFn: readFrom('/api/admin/webhooks/{id}/deliveries', { path: { id }, query: { pageSize: 50 } }),
  });
