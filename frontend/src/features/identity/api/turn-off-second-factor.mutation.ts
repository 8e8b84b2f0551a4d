import { sendTo } from '../../../shared/api/requests';

export const turnOffSecondFactor = sendTo('/api/me/second-factor/turn-off');
