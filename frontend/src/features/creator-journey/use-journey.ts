import { useQuery } from '@tanstack/react-query';
import { useMember } from '../../shared/session/member';
import { isStaff } from '../../shared/session/session-user';
import { journeyQuery } from './api/journey.query';

export function useJourney({ enabled = true } = {}) {
  return useQuery({ ...journeyQuery(isStaff(useMember())), enabled });
}
