import { keepPreviousData } from '@tanstack/react-query';
import { readQuery } from '../../../shared/api/read-query';
import type { Answer, Query } from '../../../shared/api/types';

const PATH = '/api/admin/decision-figures';
export type QueueFigures = Answer<typeof PATH>['queues'][number];
export type ReviewerFigures = Answer<typeof PATH>['reviewers'][number];
export type WaitFigures = Answer<typeof PATH>['waits'][number];

const REFETCH_INTERVAL_MS = 60_000;

export const decisionFiguresQuery = (query: Query<typeof PATH>) =>
  readQuery(
    ['analytics', 'decisions', query],
    PATH,
    { query },
    { placeholderData: keepPreviousData, refetchInterval: REFETCH_INTERVAL_MS },
  );
