import { listQuery } from '../../../shared/api/paged-query';
import type { Answer } from '../../../shared/api/types';

export type FinishedBelowEntry = Answer<'/api/admin/appraisals/finished-below'>['items'][number];

export const finishedBelowQuery = listQuery('finished-below', '/api/admin/appraisals/finished-below');
