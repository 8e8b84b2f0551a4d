import { answer, api } from '../../../shared/api/client';
import type { Answer, Query } from '../../../shared/api/types';

export type PendingToolRequest = Answer<'/api/admin/tool-requests'>['items'][number];

export const pendingToolRequests = (query: Query<'/api/admin/tool-requests'>, signal: AbortSignal) =>
  answer(api.GET('/api/admin/tool-requests', { params: { query }, signal }));
