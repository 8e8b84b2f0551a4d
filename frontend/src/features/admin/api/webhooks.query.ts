import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';

export type Webhook = Answer<'/api/admin/webhooks'>['items'][number];
export type Delivery = Answer<'/api/admin/webhooks/{id}/deliveries'>['items'][number];

export const webhooksQuery = readQuery(['webhooks'], '/api/admin/webhooks');

export const deliveriesQuery = (id: string) =>
  readQuery(['webhooks', 'deliveries', id], '/api/admin/webhooks/{id}/deliveries', {
    path: { id },
    query: { pageSize: 50 },
  });
