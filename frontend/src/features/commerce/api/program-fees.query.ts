import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';

export const programFeesQuery = queryOptions({ queryKey: ['program-fees'], queryFn: readFrom('/api/me/program-fees') });
