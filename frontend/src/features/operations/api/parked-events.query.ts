import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';
import { polled } from '../../../shared/console/polling';

export type ParkedStream = Answer<'/api/ops/consumers/{name}/parked'>['items'][number];

export const parkedEventsQuery = (name: string) =>
  readQuery(['operations', 'parked', name], '/api/ops/consumers/{name}/parked', { path: { name } }, polled());
