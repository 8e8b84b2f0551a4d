import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';

export const apiTokensQuery = queryOptions({ queryKey: ['api-tokens'], queryFn: readFrom('/api/me/api-tokens') });
