import { sendTo } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type Confirmed = Answer<'/api/admin/statements/{id}/confirm', 'post'>;

export const confirmStatement = sendTo('/api/admin/statements/{id}/confirm');
