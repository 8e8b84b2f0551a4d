import { sendTo } from '../../../shared/api/requests';

export const rejectAppraisal = sendTo('/api/admin/appraisals/{appraisalId}/reject');
