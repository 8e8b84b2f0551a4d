import { sendTo } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

/** The server returns this once; only the page that shows it keeps it. */
export type BegunSecondFactor = Answer<'/api/me/second-factor', 'post'>;

export type ConfirmedSecondFactor = Answer<'/api/me/second-factor/confirm', 'post'>;

export const beginSecondFactor = sendTo('/api/me/second-factor');

export const confirmSecondFactor = sendTo('/api/me/second-factor/confirm');
export const renewRecoveryCodes = sendTo('/api/me/second-factor/recovery-codes');
export const turnOffSecondFactor = sendTo('/api/me/second-factor/turn-off');
