import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';

export type Challenge = Answer<'/api/me/appraisals'>;
export type ChallengeDay = Challenge['days'][number];
/** A day of the challenge, or a week after it. */
export type ChallengePart = ChallengeDay | Challenge['weeks'][number];

export const appraisalsQuery = readQuery(['appraisals'], '/api/me/appraisals');
