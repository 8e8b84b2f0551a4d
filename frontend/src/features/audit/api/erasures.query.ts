import { keepPreviousData } from '@tanstack/react-query';
import { readQuery } from '../../../shared/api/read-query';
import type { Answer, Query } from '../../../shared/api/types';

export type ErasureEntry = Answer<'/api/audit/erasures'>['items'][number];

/** Polls, as no live message announces a new request. */
const REFETCH_INTERVAL_MS = 30_000;

export const erasuresQuery = (query: Query<'/api/audit/erasures'>) =>
  readQuery(
    ['erasures', query],
    '/api/audit/erasures',
    { query },
    { placeholderData: keepPreviousData, refetchInterval: REFETCH_INTERVAL_MS },
  );
