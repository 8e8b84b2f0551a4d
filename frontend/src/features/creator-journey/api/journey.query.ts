import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import type { Answer } from '../../../shared/api/types';
import { useMember } from '../../../shared/session/member';
import { isStaff } from '../../../shared/session/session-user';

export type Journey = Answer<'/api/me/journey'>;
export type Feature = Journey['features'][number];
export type Lock = Feature['locks'][number];

/**
 * Nothing is locked for a creator who is staff, too, which is news of the profile alone: with that, the journey is
 * another. One role more or less is not.
 */
export function useJourney({ enabled = true } = {}) {
  const member = useMember();
  return useQuery({
    queryKey: ['journey', isStaff(member)],
    queryFn: ({ signal }) => answer(api.GET('/api/me/journey', { signal })),
    enabled,
  });
}
