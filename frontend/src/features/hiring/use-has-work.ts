import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { featuresQuery } from '../../shared/api/features.query';
import { availabilityQuery } from './api/availability.query';
import { invitationsQuery } from './api/invitations.query';

/** Whether work with businesses is for this member: while matching is on, afterwards if invited or open to it. */
export function useHasWork(isCreator: boolean): boolean {
  const isOn = useQuery(featuresQuery).data?.matching;
  const enabled = isCreator && isOn === false;
  const invitations = useInfiniteQuery({ ...invitationsQuery, enabled });
  const availability = useQuery({ ...availabilityQuery, enabled });
  const hasBegun = (invitations.data?.pages[0]?.total ?? 0) > 0 || availability.data?.available === true;
  return isCreator && (isOn === true || hasBegun);
}
