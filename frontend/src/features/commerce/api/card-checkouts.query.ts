import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';

export type CardCheckout = Answer<'/api/me/card-payments'>['items'][number];

/** The member's checkouts at the card gateway, newest first. */
export const cardCheckoutsQuery = readQuery(['card-checkouts'], '/api/me/card-payments');
