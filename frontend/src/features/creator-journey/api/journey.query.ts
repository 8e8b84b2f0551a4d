import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';

export type Journey = Answer<'/api/me/journey'>;
export type Feature = Journey['features'][number];
export type Lock = Feature['locks'][number];

/** isStaff is in the key, as nothing is locked in the journey of a creator with a role. */
export const journeyQuery = (isStaff: boolean) => readQuery(['journey', isStaff], '/api/me/journey');
