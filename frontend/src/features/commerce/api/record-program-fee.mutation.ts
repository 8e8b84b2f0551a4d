import { sendTo } from '../../../shared/api/requests';

export const recordProgramFee = sendTo('/api/me/program-fees');
