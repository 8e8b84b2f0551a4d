import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type Portfolio = Answer<'/api/me/portfolio'>;

export const portfolioQuery = queryOptions({ queryKey: ['portfolio'], queryFn: readFrom('/api/me/portfolio') });
