import { sendTo } from '../../../shared/api/requests';

export const turnFeature = sendTo('/api/admin/features/{name}');
