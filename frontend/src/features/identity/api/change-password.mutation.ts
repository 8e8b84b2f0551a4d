import { sendTo } from '../../../shared/api/requests';

export const changePassword = sendTo('/api/auth/password/change');
