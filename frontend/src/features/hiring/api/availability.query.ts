import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';

export type Availability = Answer<'/api/me/availability'>;

export const availabilityQuery = readQuery(['availability'], '/api/me/availability');
