import { keepPreviousData } from '@tanstack/react-query';
import { readQuery } from '../../../shared/api/read-query';
import type { Answer, Query } from '../../../shared/api/types';

export type CardPayment = Answer<'/api/admin/card-payments'>['items'][number];

/** The gateway tells the server, and nobody tells the browser. */
const REFETCH_INTERVAL_MS = 30_000;

/** What the card gateway delivered and needs somebody to look after. */
export const cardPaymentsQuery = (query: Query<'/api/admin/card-payments'>) =>
  readQuery(
    ['card-payments', query],
    '/api/admin/card-payments',
    { query },
    { placeholderData: keepPreviousData, refetchInterval: REFETCH_INTERVAL_MS },
  );
