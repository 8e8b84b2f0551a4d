import { sendTo } from '../../../shared/api/requests';

export const signOutDevice = sendTo('/api/auth/sessions/{id}', { method: 'delete' });
export const signOutEverywhere = sendTo('/api/auth/sessions', { method: 'delete' });
