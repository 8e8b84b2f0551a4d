import { sendTo } from '../../../shared/api/requests';
import type { Input } from '../../../shared/api/types';

export type ProfileEdit = Input<'/api/me', 'patch'>;

export const editProfile = sendTo('/api/me', { method: 'patch' });
