import { answer, api } from '../../../shared/api/client';
import type { Answer, Query } from '../../../shared/api/types';

export type PendingHireRequest = Answer<'/api/admin/hire-requests'>['items'][number];

export const pendingHireRequests = (query: Query<'/api/admin/hire-requests'>, signal: AbortSignal) =>
  answer(api.GET('/api/admin/hire-requests', { params: { query }, signal }));
