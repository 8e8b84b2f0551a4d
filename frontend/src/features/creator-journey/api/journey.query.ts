import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';

export type Journey = Answer<'/api/me/journey'>;
export type Feature = Journey['features'][number];
export type Lock = Feature['locks'][number];

/** Nothing is locked for a creator who is staff, too: the journey of staff is another. */
export const journeyQuery = (isStaff: boolean) => readQuery(['journey', isStaff], '/api/me/journey');
