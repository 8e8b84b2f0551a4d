import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../api/requests';
import type { Answer, Query } from '../../api/types';
import type { QueueKey } from './queue';

const PATH = '/api/admin/decisions/{queue}';
type Filters = Query<typeof PATH>;
export type MadeDecision = Answer<typeof PATH>['items'][number];

export const decisionsQuery = (queue: QueueKey, filters: Filters) =>
  infiniteQueryOptions({
    queryKey: ['decisions', queue, filters],
    queryFn: ({ pageParam, signal }) =>
      readFrom(PATH, { path: { queue }, query: { ...filters, ...(pageParam && { cursor: pageParam }) } })({ signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** The last decision about one item of a queue, if it is among the ten most recent. */
export const lastDecisionQuery = (queue: QueueKey, id: string) =>
  queryOptions({
    queryKey: ['last-decision', queue, id],
    queryFn: readFrom(PATH, { path: { queue }, query: { pageSize: 10 } }),
    select: ({ items }: Answer<typeof PATH>) => items.find((made) => isAbout(made, id)) ?? null,
  });

const isAbout = ({ stream, subject, data }: MadeDecision, id: string): boolean => {
  const { appraisalId, attempt } = data as { appraisalId?: string; attempt?: number };
  return [stream, appraisalId, [subject, attempt].join('/')].includes(id);
};
