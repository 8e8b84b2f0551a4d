import { sendTo } from '../../../shared/api/requests';

export const requestErasure = sendTo('/api/me/erasure');
export const setConsent = sendTo('/api/me/consent');
