import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer, Query } from '../../../shared/api/types';

export type HireFigures = Answer<'/api/admin/hire-figures'>;

export const hireFiguresQuery = (query: Query<'/api/admin/hire-figures'>) =>
  queryOptions({
    queryKey: ['hire-figures', query],
    queryFn: readFrom('/api/admin/hire-figures', { query }),
    placeholderData: keepPreviousData,
  });
