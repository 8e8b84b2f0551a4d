import { sendTo } from '../../../shared/api/requests';

export const saveView = sendTo('/api/admin/saved-views');
