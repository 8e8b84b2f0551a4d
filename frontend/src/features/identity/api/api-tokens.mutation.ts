import { sendTo } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type MadeApiToken = Answer<'/api/me/api-tokens', 'post'>;

export const checkSecondFactor = sendTo('/api/me/second-factor/check');
export const makeApiToken = sendTo('/api/me/api-tokens');
export const revokeApiToken = sendTo('/api/me/api-tokens/{id}', { method: 'delete' });
