import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { featuresQuery } from '../../shared/api/features.query';
import { invitationsQuery } from './api/invitations.query';

/** Whether work with businesses is for this member: while matching is on, and afterwards to whoever was invited. */
export function useHasWork(isCreator: boolean): boolean {
  const isOn = useQuery(featuresQuery).data?.matching;
  const invitations = useInfiniteQuery({ ...invitationsQuery, enabled: isCreator && isOn === false });
  return isCreator && (isOn === true || (invitations.data?.pages[0]?.total ?? 0) > 0);
}
