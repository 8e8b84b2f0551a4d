import { sendTo } from '../../../shared/api/requests';

export const rejectProgramFee = sendTo('/api/admin/program-fees/{applicationId}/reject');
