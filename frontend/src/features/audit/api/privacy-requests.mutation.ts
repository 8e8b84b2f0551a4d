import { sendTo } from '../../../shared/api/requests';

export const recordPrivacyRequest = sendTo('/api/audit/members/{id}/privacy-requests');
export const takePrivacyRequest = sendTo('/api/audit/privacy-requests/{requestId}/take');
export const answerPrivacyRequest = sendTo('/api/audit/privacy-requests/{requestId}/answer');
