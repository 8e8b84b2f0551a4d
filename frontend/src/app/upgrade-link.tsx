import { useSignedIn } from '../shared/session/member';
import { AwardIcon } from '../shared/ui/feature-icons';
import { Link } from '../shared/ui/link';

/** For creators and businesses that are not Pro. */
export function UpgradeLink({ onFollow }: { onFollow: () => void }) {
  const { membershipType, profileStatus } = useSignedIn().member;
  if (profileStatus !== 'basic' || (membershipType !== 'Creator' && membershipType !== 'Business')) return null;
  return (
    <Link className="shell-link" to="/program-application-fee" onClick={onFollow}>
      <AwardIcon />
      Upgrade Account
    </Link>
  );
}
