import { sendTo } from '../../../shared/api/requests';

export const acceptInvitation = sendTo('/api/auth/staff-invitation');

export const checkInvitation = sendTo('/api/auth/staff-invitation/check');
