import { keepPreviousData } from '@tanstack/react-query';
import { readQuery } from '../../../shared/api/read-query';
import type { Answer, Query } from '../../../shared/api/types';

export type CardPayment = Answer<'/api/admin/card-payments'>['items'][number];

/** Polls, as no live message announces a card payment. */
const REFETCH_INTERVAL_MS = 30_000;

/** Card payments that the gateway reported and staff must look at. */
export const cardPaymentsQuery = (query: Query<'/api/admin/card-payments'>) =>
  readQuery(
    ['card-payments', query],
    '/api/admin/card-payments',
    { query },
    { placeholderData: keepPreviousData, refetchInterval: REFETCH_INTERVAL_MS },
  );
