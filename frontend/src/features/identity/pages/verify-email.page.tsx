import { useEffect, useState } from 'react';
import { asProblem } from '../../../shared/api/problem';
import { sendCommand } from '../../../shared/api/send-command';
import { Button } from '../../../shared/ui/button';
import { Link } from '../../../shared/ui/link';
import { usePageTitle } from '../../../shared/ui/page-title';
import { useHydrated } from '../../../shared/ui/use-hydrated';
import { verifyEmail } from '../api/email.mutation';
import { useLinkToken } from '../use-link-token';
import '../identity.css';

type Outcome = 'waiting' | 'verified' | 'invalid' | 'unanswered';

export default function VerifyEmailPage() {
  usePageTitle('Verify your e-mail address');
  const [token] = useState(useLinkToken());
  const [outcome, setOutcome] = useState<Outcome>('waiting');
  const isAsking = useHydrated() && token !== '' && outcome === 'waiting';
  useEffect(() => {
    if (!isAsking) return;
    sendCommand(verifyEmail, { token }).then(
      () => setOutcome('verified'),
      (thrown: unknown) => setOutcome(asProblem(thrown).isTransient ? 'unanswered' : 'invalid'),
    );
  }, [isAsking, token]);
  return (
    <div className="entry">
      <h1>Verify your e‑mail address</h1>
      <div role="status">
        {isAsking ? <p>One moment…</p> : <Told outcome={outcome} onRetry={() => setOutcome('waiting')} />}
      </div>
      <p>
        <Link className="button button--primary" to="/dashboard">
          Go to Dashboard
        </Link>
      </p>
    </div>
  );
}

/** After a reload the token is gone from the address, but the link in the mail may still work. */
function Told({ outcome, onRetry }: { outcome: Outcome; onRetry: () => void }) {
  if (outcome === 'verified') return <p>Thank you: your e-mail address is verified.</p>;
  if (outcome === 'invalid') {
    return (
      <p>
        This link is no longer good: it is older than a day, or another address was given since. Ask for a new one in
        your profile.
      </p>
    );
  }
  if (outcome === 'waiting') return <p>A part of the link is missing here. Open it from the mail once more.</p>;
  return (
    <div className="stack">
      <p>We could not reach Sankofa. Your address is not verified yet.</p>
      <div>
        <Button onClick={onRetry}>Retry</Button>
      </div>
    </div>
  );
}
