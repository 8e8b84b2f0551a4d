import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import type { Answer } from '../../../shared/api/types';

export type Journey = Answer<'/api/me/journey'>;
export type Feature = Journey['features'][number];
export type Lock = Feature['locks'][number];

export const journeyQuery = queryOptions({
  queryKey: ['journey'],
  queryFn: ({ signal }) => answer(api.GET('/api/me/journey', { signal })),
});
