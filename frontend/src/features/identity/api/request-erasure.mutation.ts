import { sendTo } from '../../../shared/api/requests';

export const requestErasure = sendTo('/api/me/erasure');
