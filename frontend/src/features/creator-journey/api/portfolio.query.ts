import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';

export type Portfolio = Answer<'/api/me/portfolio'>;

export const portfolioQuery = readQuery(['portfolio'], '/api/me/portfolio');
