import { infiniteQueryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../shared/api/paged-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type Invitation = Answer<'/api/me/invitations'>['items'][number];

/** Whether others took the places is told by no event of the creator's own. */
const REFETCH_INTERVAL_MS = 60_000;

export const invitationsQuery = infiniteQueryOptions({
  ...pagedQuery('invitations', (page) => readFrom('/api/me/invitations', { query: { page } })),
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ items }) => items.some(({ status }) => status === 'open')) ? REFETCH_INTERVAL_MS : false,
});
