import { keepPreviousData } from '@tanstack/react-query';
import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';

export type KnownMember = Answer<'/api/audit/members'>['items'][number];

export const memberLookupQuery = (q: string) =>
  readQuery(
    ['known-members', q],
    '/api/audit/members',
    { query: { q } },
    { enabled: q.length >= 2, placeholderData: keepPreviousData },
  );
