import { useSignedIn } from '../../../shared/session/member';
import { LockIcon } from '../../../shared/ui/feature-icons';
import { Link } from '../../../shared/ui/link';
import { usePageTitle } from '../../../shared/ui/page-title';
import { SecondFactor } from '../components/second-factor';
import '../identity.css';
import '../profile.css';

export default function SecondFactorPage() {
  usePageTitle('Two-step sign-in');
  const { access } = useSignedIn();
  const isAsked = access.some(({ code }) => code === 'SECOND_FACTOR_REQUIRED');
  return (
    <div className="profile-page">
      <div className="stack stack--tight">
        <Link to="/profile">Back to the profile</Link>
        <h1>Two-step sign-in</h1>
        <p className="soft">
          Besides your password, signing in then asks for a code that only your phone shows. Whoever learns your
          password still cannot get in.
        </p>
      </div>
      {isAsked && (
        <p className="notice notice--waiting">
          <LockIcon />
          Your role needs it: the Admin Panel opens once it is on.
        </p>
      )}
      <SecondFactor />
    </div>
  );
}
