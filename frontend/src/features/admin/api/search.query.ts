import { queryOptions } from '@tanstack/react-query';
import { auditedRead } from '../../../shared/api/refetch';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type Found = Answer<'/api/admin/search'>['items'][number];

const MIN_LENGTH = 2;

export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', q],
    queryFn: readFrom('/api/admin/search', { query: { q } }),
    enabled: q.length >= MIN_LENGTH,
    ...auditedRead,
  });
