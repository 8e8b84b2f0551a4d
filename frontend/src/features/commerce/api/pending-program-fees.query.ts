import { answer, api } from '../../../shared/api/client';
import type { Answer, Query } from '../../../shared/api/types';

export type PendingProgramFee = Answer<'/api/admin/program-fees'>['items'][number];

export const pendingProgramFees = (query: Query<'/api/admin/program-fees'>, signal: AbortSignal) =>
  answer(api.GET('/api/admin/program-fees', { params: { query }, signal }));
