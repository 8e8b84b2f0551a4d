import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import type { Answer } from '../../../shared/api/types';

export type Challenge = Answer<'/api/me/appraisals'>;
export type ChallengeDay = Challenge['days'][number];

export const appraisalsQuery = queryOptions({
  queryKey: ['appraisals'],
  queryFn: ({ signal }) => answer(api.GET('/api/me/appraisals', { signal })),
});
