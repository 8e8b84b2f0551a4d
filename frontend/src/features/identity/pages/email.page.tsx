import { date } from '../../../shared/format';
import { useMember } from '../../../shared/session/member';
import { CheckIcon } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/link';
import { usePageTitle } from '../../../shared/ui/page-title';
import { CorrectEmail } from '../components/correct-email';
import { EnterEmailCode } from '../components/enter-email-code';
import { useEmailVerification } from '../use-email-verification';
import '../identity.css';
import '../profile.css';

export default function EmailPage() {
  usePageTitle('Your e-mail address');
  const { email, emailVerifiedAt } = useMember();
  const asked = useEmailVerification();
  return (
    <div className="profile-page">
      <div className="stack stack--tight">
        <Link to="/profile">Back to the profile</Link>
        <h1>Your e-mail address</h1>
        <p>
          <bdi>{email}</bdi>
        </p>
      </div>
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
          <CorrectEmail />
        </>
      )}
    </div>
  );
}
