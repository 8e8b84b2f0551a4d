import { useQuery } from '@tanstack/react-query';
import { dateTime } from '../../../shared/format';
import { ClockIcon } from '../../../shared/ui/feature-icons';
import { Link } from '../../../shared/ui/link';
import { membershipQuery } from '../api/membership.query';
import { renewalPath } from '../plan-choice';

interface Props {
  /** Adds a link to the renewal, for pages that have no other. */
  linked?: boolean;
}

/** Shown during the grace period after Pro has ended. */
export function RenewalNotice({ linked }: Props) {
  const { data } = useQuery(membershipQuery);
  if (!data?.inGrace || !data.graceUntil) return null;
  return (
    <div className="notice notice--waiting">
      <ClockIcon />
      <div>
        <strong>Your Pro period is over</strong>
        <p>Renew by {dateTime(data.graceUntil)} and nothing closes. The new period counts from the old one's end.</p>
        {linked && <Link to={renewalPath(data.proPlan)}>Renew now</Link>}
      </div>
    </div>
  );
}
