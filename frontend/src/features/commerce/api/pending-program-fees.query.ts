import { listQuery } from '../../../shared/api/paged-query';
import type { Answer } from '../../../shared/api/types';

export type PendingProgramFee = Answer<'/api/admin/program-fees'>['items'][number];

export const pendingProgramFeesQuery = listQuery('pending-program-fees', '/api/admin/program-fees');
