import { sendTo } from '../../../shared/api/requests';

export const withdrawProgramFee = sendTo('/api/me/program-fees/{id}/withdraw');
