import { useSignedIn } from '../../../shared/session/member';
import { LockIcon } from '../../../shared/ui/feature-icons';
import { ProfileSubpage } from '../components/profile-subpage';
import { SecondFactor } from '../components/second-factor';
import '../identity.css';

export default function SecondFactorPage() {
  const { access } = useSignedIn();
  const isAsked = access.some(({ code }) => code === 'SECOND_FACTOR_REQUIRED');
  return (
    <ProfileSubpage
      title="Two-step sign-in"
      lead="Besides your password, signing in then asks for a code that only your phone shows. Whoever learns your password still cannot get in."
    >
      {isAsked && (
        <p className="notice notice--waiting">
          <LockIcon />
          Your role needs it: the Admin Panel opens once it is on.
        </p>
      )}
      <SecondFactor />
    </ProfileSubpage>
  );
}
