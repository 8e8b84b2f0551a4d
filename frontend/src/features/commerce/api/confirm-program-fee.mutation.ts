import { sendTo } from '../../../shared/api/requests';

export const confirmProgramFee = sendTo('/api/admin/program-fees/{applicationId}/confirm');
