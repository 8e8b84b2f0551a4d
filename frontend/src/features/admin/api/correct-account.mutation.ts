import { sendTo } from '../../../shared/api/requests';
import type { Input } from '../../../shared/api/types';

export type Correction = Input<'/api/admin/members/{id}/account'>;

export const correctAccount = sendTo('/api/admin/members/{id}/account');
