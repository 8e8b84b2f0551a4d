import { sendTo } from '../../../shared/api/requests';

export const requestErasure = sendTo('/api/me/erasure');
export const withdrawErasure = sendTo('/api/me/erasure', { method: 'delete' });
export const setConsent = sendTo('/api/me/consent');
