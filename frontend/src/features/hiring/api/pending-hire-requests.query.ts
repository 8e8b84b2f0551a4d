import { listQuery } from '../../../shared/api/paged-query';
import type { Answer } from '../../../shared/api/types';

export type PendingHireRequest = Answer<'/api/admin/hire-requests'>['items'][number];

export const pendingHireRequestsQuery = listQuery('pending-hire-requests', '/api/admin/hire-requests');
