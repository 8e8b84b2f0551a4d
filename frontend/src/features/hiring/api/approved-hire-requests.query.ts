import { listQuery } from '../../../shared/api/paged-query';
import type { Answer } from '../../../shared/api/types';

export type ApprovedHireRequest = Answer<'/api/admin/approved-hire-requests'>['items'][number];

export const approvedHireRequestsQuery = listQuery('approved-hire-requests', '/api/admin/approved-hire-requests');
