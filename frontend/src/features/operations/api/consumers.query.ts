import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';
import { polled } from '../../../shared/console/polling';

export type Consumer = Answer<'/api/ops/consumers'>['items'][number];
export type Rebuild = NonNullable<Consumer['rebuild']>;

export const consumersQuery = readQuery(['operations', 'consumers'], '/api/ops/consumers', {}, polled());

export const isUnderWay = (rebuild: Rebuild | null): boolean =>
  rebuild?.state === 'running' || rebuild?.state === 'waiting';
