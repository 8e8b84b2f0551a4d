import { useMember } from '../../../shared/session/member';
import { InfoIcon } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/link';
import { useEmailVerification } from '../use-email-verification';

/** Shown until the address is verified, if this installation asks for that. */
export function EmailNotice() {
  const { email } = useMember();
  const asked = useEmailVerification();
  if (asked === 'off') return null;
  return (
    <div className="notice notice--waiting">
      <InfoIcon />
      <div>
        <strong>Verify your e‑mail address</strong>
        <p>
          A link or a code by mail shows that <bdi>{email}</bdi> is yours.{' '}
          {asked === 'required' && 'Pro and KYC open once it is verified. '}
          <Link to="/profile/email">Enter the code, have a mail sent, or correct the address</Link>
        </p>
      </div>
    </div>
  );
}
