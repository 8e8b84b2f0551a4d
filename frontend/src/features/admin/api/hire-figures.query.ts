import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer, Query } from '../../../shared/api/types';

export type HireFigures = Answer<'/api/admin/hire-figures'>;
export type HireSpan = NonNullable<Query<'/api/admin/hire-figures'>['days']>;

export const hireFiguresQuery = (days: HireSpan) =>
  queryOptions({
    queryKey: ['hire-figures', days],
    queryFn: readFrom('/api/admin/hire-figures', { query: { days } }),
    placeholderData: keepPreviousData,
  });
