import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type ReviewContext = Answer<'/api/admin/appraisals/{appraisalId}/context'>;

export const reviewContextQuery = (appraisalId: string) =>
  queryOptions({
    queryKey: ['review-context', appraisalId],
    queryFn: readFrom('/api/admin/appraisals/{appraisalId}/context', { path: { appraisalId } }),
  });
