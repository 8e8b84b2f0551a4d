import { sendTo } from '../../../shared/api/requests';

export const approveAppraisal = sendTo('/api/admin/appraisals/{appraisalId}/approve');
