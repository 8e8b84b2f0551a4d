import { listQuery } from '../../../shared/api/paged-query';
import type { Answer } from '../../../shared/api/types';

export type PendingLoan = Answer<'/api/admin/loans'>['items'][number];

export const pendingLoansQuery = listQuery('pending-loans', '/api/admin/loans');
