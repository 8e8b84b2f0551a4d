import { date } from '../../../shared/format';
import { useMember } from '../../../shared/session/member';
import { Address } from '../../../shared/ui/address';
import { CheckIcon } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/link';
import { CorrectEmail } from '../components/correct-email';
import { EnterEmailCode } from '../components/enter-email-code';
import { ProfileSubpage } from '../components/profile-subpage';
import { useEmailVerification } from '../use-email-verification';
import '../identity.css';

export default function EmailPage() {
  const { email, emailVerifiedAt } = useMember();
  const asked = useEmailVerification();
  return (
    <ProfileSubpage title="Your e‑mail address" lead={<Address of={email} />}>
      {emailVerifiedAt ? (
        <p className="notice notice--good">
          <CheckIcon />
          <span>
            Verified on {date(emailVerifiedAt)}. For another address, <Link to="/contact">contact us</Link>.
          </span>
        </p>
      ) : (
        <>
          {asked !== 'off' && <EnterEmailCode />}
          <CorrectEmail isMailed={asked !== 'off'} />
        </>
      )}
    </ProfileSubpage>
  );
}
