import { sendTo } from '../../../shared/api/requests';

export const confirmProgramFee = sendTo('/api/admin/program-fees/{applicationId}/confirm');
export const rejectProgramFee = sendTo('/api/admin/program-fees/{applicationId}/reject');
