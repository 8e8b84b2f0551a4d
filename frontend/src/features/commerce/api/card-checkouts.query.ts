import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type CardCheckout = Answer<'/api/me/card-payments'>['items'][number];

/** The visits to the card page, newest first. */
export const cardCheckoutsQuery = queryOptions({
  queryKey: ['card-checkouts'],
  queryFn: readFrom('/api/me/card-payments'),
});
