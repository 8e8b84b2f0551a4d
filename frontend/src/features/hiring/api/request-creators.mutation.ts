import { sendTo } from '../../../shared/api/requests';
import type { Input } from '../../../shared/api/types';

export type HireRequest = Input<'/api/me/hire-requests'>;

export const requestCreators = sendTo('/api/me/hire-requests');
