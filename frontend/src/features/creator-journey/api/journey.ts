import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import type { Answer } from '../../../shared/api/types';
import { useMember } from '../../../shared/session/member';

export type Journey = Answer<'/api/me/journey'>;
export type Feature = Journey['features'][number];
export type Lock = Feature['locks'][number];

/** A role opens what is locked for other creators, and is news of the profile alone: with it, the journey is another. */
export function useJourney({ enabled = true } = {}) {
  const { roles } = useMember();
  return useQuery({
    queryKey: ['journey', ...roles],
    queryFn: ({ signal }) => answer(api.GET('/api/me/journey', { signal })),
    enabled,
  });
}
