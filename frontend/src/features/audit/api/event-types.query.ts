import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';

export type EventTypeEntry = Answer<'/api/audit/event-types'>['items'][number];

export const eventTypesQuery = readQuery(
  ['event-types'],
  '/api/audit/event-types',
  {},
  { staleTime: Number.POSITIVE_INFINITY },
);
