import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer, Query } from '../../../shared/api/types';

export type CardPayment = Answer<'/api/admin/card-payments'>['items'][number];

/** The gateway tells the server, and nobody tells the browser. */
const REFETCH_INTERVAL_MS = 30_000;

/** What the card gateway delivered and needs somebody to look after. */
export const cardPaymentsQuery = (query: Query<'/api/admin/card-payments'>) =>
  queryOptions({
    queryKey: ['card-payments', query],
    queryFn: readFrom('/api/admin/card-payments', { query }),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_INTERVAL_MS,
  });
