import { sendTo } from '../../../shared/api/requests';

export const saveAvailability = sendTo('/api/me/availability', { method: 'put' });
