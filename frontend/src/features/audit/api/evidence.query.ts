import { readQuery } from '../../../shared/api/read-query';
import { auditedRead } from '../../../shared/api/refetch';
import type { Answer, Query } from '../../../shared/api/types';

const PATH = '/api/audit/evidence';
export type EvidenceQuestion = Query<typeof PATH>;
export type Evidence = Answer<typeof PATH>;
export type EvidenceEntry = Evidence['items'][number];

/** Each read is recorded with its reason, so it is never refetched by itself. */
export const evidenceQuery = (query: EvidenceQuestion) =>
  readQuery(
    ['evidence', query],
    PATH,
    { query },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, ...auditedRead, retry: false },
  );
