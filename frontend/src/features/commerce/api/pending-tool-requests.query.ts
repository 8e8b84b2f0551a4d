import { listQuery } from '../../../shared/api/paged-query';
import type { Answer } from '../../../shared/api/types';

export type PendingToolRequest = Answer<'/api/admin/tool-requests'>['items'][number];

export const pendingToolRequestsQuery = listQuery('pending-tool-requests', '/api/admin/tool-requests');
