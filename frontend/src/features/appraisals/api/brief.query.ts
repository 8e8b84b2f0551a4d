import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';

/** The brief of a day; without one that of the day which is current. */
export const briefQuery = (day?: number) =>
  queryOptions({
    queryKey: ['appraisals', 'brief', day ?? 'current'],
    queryFn: readFrom('/api/me/brief', { query: day ? { day } : {} }),
  });
