import { withoutSession } from '../../../shared/api/client';
import { sendTo } from '../../../shared/api/requests';

/** What a member who may not sign in may still ask for. */
export const readSuspendedData = sendTo('/api/auth/suspended/data', withoutSession);
export const requestSuspendedErasure = sendTo('/api/auth/suspended/erasure', withoutSession);
