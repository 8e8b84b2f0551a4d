import { sendTo } from '../../../shared/api/requests';

export const revokeCertificate = sendTo('/api/admin/certificates/{number}/revoke');
