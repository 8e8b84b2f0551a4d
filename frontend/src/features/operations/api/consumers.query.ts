import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';
import { FAST_POLL_INTERVAL_MS, POLL_INTERVAL_MS, polled } from '../../../shared/console/polling';

export type Consumer = Answer<'/api/ops/consumers'>['items'][number];
export type Rebuild = NonNullable<Consumer['rebuild']>;

export const isUnderWay = (rebuild: Rebuild | null): boolean =>
  rebuild?.state === 'running' || rebuild?.state === 'waiting';

const interval = (consumers: readonly Consumer[]) =>
  consumers.some(({ rebuild }) => isUnderWay(rebuild)) ? FAST_POLL_INTERVAL_MS : POLL_INTERVAL_MS;

/** Polled faster during a rebuild, which may take but seconds. */
export const consumersQuery = readQuery(
  ['operations', 'consumers'],
  '/api/ops/consumers',
  {},
  {
    ...polled(),
    refetchInterval: ({ state }) => interval(state.data?.items ?? []),
  },
);
