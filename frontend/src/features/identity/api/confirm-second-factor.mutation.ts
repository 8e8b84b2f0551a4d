import { sendTo } from '../../../shared/api/requests';

export const confirmSecondFactor = sendTo('/api/me/second-factor/confirm');
