import { sendTo } from '../../../shared/api/requests';

export const issueCertificate = sendTo('/api/me/certificate');
