import { sendTo } from '../../../shared/api/requests';
import type { Input } from '../../../shared/api/types';

export type Upgrade = Input<'/api/admin/members/{id}/upgrade'>;

export const upgradeMember = sendTo('/api/admin/members/{id}/upgrade');
