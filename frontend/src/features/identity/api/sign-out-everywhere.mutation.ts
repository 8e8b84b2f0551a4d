import { sendTo } from '../../../shared/api/requests';

export const signOutEverywhere = sendTo('/api/auth/sessions', { method: 'delete' });
