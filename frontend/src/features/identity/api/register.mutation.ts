import { withoutSession } from '../../../shared/api/client';
import { sendTo } from '../../../shared/api/requests';
import type { Input } from '../../../shared/api/types';

export type Registration = Input<'/api/auth/register'>;

export const register = sendTo('/api/auth/register', withoutSession);
