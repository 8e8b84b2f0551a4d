import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';

export type Membership = Answer<'/api/me/membership'>;

export const membershipQuery = readQuery(['membership'], '/api/me/membership');
