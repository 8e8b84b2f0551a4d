import { sendTo } from '../../../shared/api/requests';

export const decideToolRequest = sendTo('/api/admin/tool-requests/{applicationId}/status');
