import { sendTo } from '../../../shared/api/requests';
import type { Input } from '../../../shared/api/types';

/** It says for which day or week it is meant, so that it is refused once that is over. */
export type Submission = Input<'/api/me/appraisals'> & ({ dayNumber: number } | { weekNumber: number });

const SUBMIT_TIMEOUT_MS = 20_000;

export const submitAppraisal = sendTo('/api/me/appraisals', { timeoutMs: SUBMIT_TIMEOUT_MS });
