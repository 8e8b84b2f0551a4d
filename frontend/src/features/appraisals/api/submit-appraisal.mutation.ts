import { answer, api } from '../../../shared/api/client';
import type { Body } from '../../../shared/api/types';

/** It says for which day it is meant, so that it is refused once that day is over. */
export type Submission = Body<'/api/me/appraisals'> & { dayNumber: number };

const PATIENCE = 20_000;

/** An answer that does not come counts as lost, so that it can be asked for again. */
export function submitAppraisal(submission: Submission, key: string) {
  const signal = AbortSignal.timeout(PATIENCE);
  return answer(
    api.POST('/api/me/appraisals', { body: submission, params: { header: { 'Idempotency-Key': key } }, signal }),
  );
}
