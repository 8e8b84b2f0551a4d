import { answer, api } from '../../../shared/api/client';
import type { Answer, Query } from '../../../shared/api/types';

export type PendingLoan = Answer<'/api/admin/loans'>['items'][number];

export const pendingLoans = (query: Query<'/api/admin/loans'>, signal: AbortSignal) =>
  answer(api.GET('/api/admin/loans', { params: { query }, signal }));
