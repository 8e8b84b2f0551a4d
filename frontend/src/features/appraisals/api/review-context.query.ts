import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';

export type ReviewContext = Answer<'/api/admin/appraisals/{appraisalId}/context'>;

export const reviewContextQuery = (appraisalId: string) =>
  readQuery(['review-context', appraisalId], '/api/admin/appraisals/{appraisalId}/context', { path: { appraisalId } });
