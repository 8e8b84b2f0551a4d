import { keepPreviousData } from '@tanstack/react-query';
import { readQuery } from '../../../shared/api/read-query';
import type { Answer, Query } from '../../../shared/api/types';

export type PrivacyRequest = Answer<'/api/audit/privacy-requests'>['items'][number];

/** Polls, as auditors get no live message about a new one. */
const REFETCH_INTERVAL_MS = 30_000;

export const privacyRequestsQuery = (query: Query<'/api/audit/privacy-requests'>) =>
  readQuery(
    ['privacy-requests', query],
    '/api/audit/privacy-requests',
    { query },
    { placeholderData: keepPreviousData, refetchInterval: REFETCH_INTERVAL_MS },
  );
