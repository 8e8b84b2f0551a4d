import { sendTo } from '../../../shared/api/requests';

export const requestTool = sendTo('/api/me/tool-requests');
