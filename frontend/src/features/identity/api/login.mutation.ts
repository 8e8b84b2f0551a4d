import { withoutSession } from '../../../shared/api/client';
import { sendTo } from '../../../shared/api/requests';
import type { Input } from '../../../shared/api/types';

export type Credentials = Input<'/api/auth/login'>;

export const login = sendTo('/api/auth/login', withoutSession);
