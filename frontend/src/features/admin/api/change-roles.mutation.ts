import { sendTo } from '../../../shared/api/requests';
import type { Input } from '../../../shared/api/types';

export type RoleChange = Input<'/api/admin/members/{id}/roles'>;

export const changeRoles = sendTo('/api/admin/members/{id}/roles');
