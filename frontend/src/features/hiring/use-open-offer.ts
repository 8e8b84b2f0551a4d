import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { featuresQuery } from '../../shared/api/features.query';
import { invitationsQuery } from './api/invitations.query';

/** When the open invitation of this creator lapses, if there is one. */
export function useOpenOffer(isPro: boolean) {
  const features = useQuery({ ...featuresQuery, enabled: isPro });
  const invitations = useInfiniteQuery({ ...invitationsQuery, enabled: isPro && features.data?.matching === true });
  const open = invitations.data?.pages[0]?.items.find(({ status }) => status === 'open');
  return { isLoading: features.isLoading || invitations.isLoading, answerBy: open?.lapsesAt };
}
