import { sendTo } from '../../../shared/api/requests';

export const setConsent = sendTo('/api/me/consent');
