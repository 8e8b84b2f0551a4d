import { listQuery } from '../../../shared/api/paged-query';
import type { Answer } from '../../../shared/api/types';

export type PendingAppraisal = Answer<'/api/admin/appraisals'>['items'][number];

export const pendingAppraisalsQuery = listQuery('pending-appraisals', '/api/admin/appraisals');
