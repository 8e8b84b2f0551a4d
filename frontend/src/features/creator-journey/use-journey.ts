import { useQuery } from '@tanstack/react-query';
import { useMember } from '../../shared/session/member';
import { isStaff } from '../../shared/session/session-user';
import { journeyQuery } from './api/journey.query';

export const useJourney = ({ enabled = true } = {}) => useQuery({ ...journeyQuery(isStaff(useMember())), enabled });
