import { useQuery } from '@tanstack/react-query';
import { useFeature } from '../../../shared/api/features.query';
import type { Answer } from '../../../shared/api/types';
import { Facts } from '../../../shared/console/facts';
import { StatusBadge } from '../../../shared/ui/status-badge';
import { staffHireRequestFileQuery } from '../api/hire-request-file.query';
import { titleOf } from '../hire-values';

/** The business of a request: its legal name, its verification and its other requests. */
export const Business = ({ business }: Pick<Answer<'/api/admin/hire-requests/{requestId}'>, 'business'>) => (
  <Facts
    of={[
      ['Legal name', business.legalName ?? 'Not given'],
      ['Verification', <StatusBadge key="kyc" status={business.kycStatus} />],
      [
        'Other requests',
        business.otherRequests
          .map(({ requestDetails, status }) => `${titleOf(requestDetails)} (${status})`)
          .join(', ') || 'None',
      ],
    ]}
  />
);

/** The same for a request that is not decided yet. */
export function BusinessOf({ requestId }: { requestId: string }) {
  const isOpen = useFeature('matching');
  const { data } = useQuery({ ...staffHireRequestFileQuery(requestId), enabled: isOpen });
  return data ? <Business business={data.business} /> : null;
}
