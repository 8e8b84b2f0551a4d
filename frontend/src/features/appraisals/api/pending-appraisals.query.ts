import { answer, api } from '../../../shared/api/client';
import type { Answer, Query } from '../../../shared/api/types';

export type PendingAppraisal = Answer<'/api/admin/appraisals'>['items'][number];

export const pendingAppraisals = (query: Query<'/api/admin/appraisals'>, signal: AbortSignal) =>
  answer(api.GET('/api/admin/appraisals', { params: { query }, signal }));
