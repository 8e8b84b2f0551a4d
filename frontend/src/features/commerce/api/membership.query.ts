import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type Membership = Answer<'/api/me/membership'>;

export const membershipQuery = queryOptions({ queryKey: ['membership'], queryFn: readFrom('/api/me/membership') });
