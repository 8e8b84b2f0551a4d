import { useInfiniteQuery } from '@tanstack/react-query';
import { type Invitation, invitationsQuery } from './api/invitations.query';

const isToAnswer = ({ status, arePlacesTaken }: Invitation) => status === 'open' && !arePlacesTaken;

/** When the invitation that this creator can accept lapses, if there is one. */
export function useOpenOffer(isPro: boolean) {
  const { data, isLoading } = useInfiniteQuery({ ...invitationsQuery, enabled: isPro });
  return { isLoading, answerBy: data?.pages[0]?.items.find(isToAnswer)?.lapsesAt };
}
