import { readQuery } from '../../../shared/api/read-query';

export const apiTokensQuery = readQuery(['api-tokens'], '/api/me/api-tokens');
