import { readQuery } from '../../../shared/api/read-query';
import { auditedRead } from '../../../shared/api/refetch';
import type { Answer } from '../../../shared/api/types';

export type Found = Answer<'/api/admin/search'>['items'][number];

export const MIN_SEARCH_LENGTH = 2;

export const searchQuery = (q: string) =>
  readQuery(
    ['search', q],
    '/api/admin/search',
    { query: { q } },
    { enabled: q.length >= MIN_SEARCH_LENGTH, ...auditedRead },
  );
