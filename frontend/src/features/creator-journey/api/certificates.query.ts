import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type Certificate = NonNullable<Answer<'/api/me/certificate'>['certificate']>;

export const certificateQuery = queryOptions({
  queryKey: ['certificates'],
  queryFn: readFrom('/api/me/certificate'),
});
