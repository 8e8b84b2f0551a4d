import { sendTo } from '../../../shared/api/requests';
import type { Input } from '../../../shared/api/types';

/** Names its day or week, so that the server refuses it once that has passed. */
export type Submission = Input<'/api/me/appraisals'> & ({ dayNumber: number } | { weekNumber: number });

const SUBMIT_TIMEOUT_MS = 20_000;

export const submitAppraisal = sendTo('/api/me/appraisals', { timeoutMs: SUBMIT_TIMEOUT_MS });
