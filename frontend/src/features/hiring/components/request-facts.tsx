import { Facts } from '../../../shared/console/facts';
import { dateTime } from '../../../shared/format';
import type { PendingHireRequest } from '../api/pending-hire-requests.query';

interface Props {
  details: PendingHireRequest['requestDetails'];
  askedAt?: string;
}

/** What a business asked for, in its words. */
export const RequestFacts = ({ details, askedAt }: Props) => (
  <Facts
    of={[
      ['Department', details.department],
      ['Skills', details.skills],
      ['Number of creators', details.numberOfInterns],
      ['Work type', details.workType],
      ['Stipend', details.stipend],
      ['Job duration', details.jobDuration],
      ...(askedAt ? [['Asked', dateTime(askedAt)] as const] : []),
    ]}
  />
);
