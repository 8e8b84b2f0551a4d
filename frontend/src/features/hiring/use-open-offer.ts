import { useInfiniteQuery } from '@tanstack/react-query';
import { invitationsQuery } from './api/invitations.query';

/** When the open invitation of this creator lapses, if there is one. */
export function useOpenOffer(isPro: boolean) {
  const { data, isLoading } = useInfiniteQuery({ ...invitationsQuery, enabled: isPro });
  return { isLoading, answerBy: data?.pages[0]?.items.find(({ status }) => status === 'open')?.lapsesAt };
}
