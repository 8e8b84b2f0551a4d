import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import type { Answer, Query } from '../../../shared/api/types';

export type CardPayment = Answer<'/api/admin/card-payments'>['items'][number];

/** The gateway tells the server, and nobody tells the browser. */
const LOOK_MS = 30_000;

/** What the card gateway delivered and needs somebody to look after. */
export const cardPaymentsQuery = (query: Query<'/api/admin/card-payments'>) =>
  queryOptions({
    queryKey: ['card-payments', query],
    queryFn: ({ signal }) => answer(api.GET('/api/admin/card-payments', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_MS,
  });
