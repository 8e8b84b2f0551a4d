import { withoutSession } from '../../../shared/api/client';
import { sendTo } from '../../../shared/api/requests';

/** Requests that a suspended member may still make, without a session. */
export const readSuspendedData = sendTo('/api/auth/suspended/data', withoutSession);
export const requestSuspendedErasure = sendTo('/api/auth/suspended/erasure', withoutSession);
export const withdrawSuspendedErasure = sendTo('/api/auth/suspended/erasure/withdraw', withoutSession);
