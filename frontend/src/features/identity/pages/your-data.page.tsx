import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { saveJson } from '../../../shared/save-file';
import { useMember } from '../../../shared/session/member';
import { tellOtherTabs } from '../../../shared/session/other-tabs';
import { Button, LinkButton } from '../../../shared/ui/button';
import { Link } from '../../../shared/ui/link';
import { toast, toastProblem } from '../../../shared/ui/toast';
import { readMyData } from '../api/my-data.query';
import { setConsent } from '../api/your-data.mutation';
import { Erasure } from '../components/erasure';
import { OwnRequests } from '../components/own-requests';
import { ProfileSubpage } from '../components/profile-subpage';
import { correctable } from '../profile-form';

export default function YourDataPage() {
  return (
    <ProfileSubpage
      title="Your data"
      lead="It belongs to you: read it, take it along, correct it, or ask us to erase it."
    >
      <p>
        <Link to="/privacy">Privacy</Link> · <Link to="/terms">Terms</Link>
      </p>
      <Download />
      <Correction />
      <Consent />
      <Erasure />
      <OwnRequests />
    </ProfileSubpage>
  );
}

function Correction() {
  return (
    <section className="card stack" aria-labelledby="correct">
      <h2 id="correct">Correct it</h2>
      <p>{correctable(useMember())}</p>
      <div className="row">
        <LinkButton kind="secondary" to="/profile/edit">
          Edit Profile
        </LinkButton>
        <LinkButton kind="quiet" to="/contact">
          Contact us
        </LinkButton>
      </div>
    </section>
  );
}

function Download() {
  const [pending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      saveJson('sankofa-data.json', await readMyData());
    } catch (thrown) {
      toastProblem(thrown, 'DATA_NOT_LOADED');
    } finally {
      setPending(false);
    }
  };
  return (
    <section className="card stack" aria-labelledby="download">
      <h2 id="download">Take it along</h2>
      <p>Your profile, your devices, and everything that happened in your membership, as one JSON file.</p>
      <div>
        <Button kind="secondary" pending={pending} onClick={() => void download()}>
          Download my data
        </Button>
      </div>
    </section>
  );
}

function Consent() {
  const { marketingConsent } = useMember();
  const change = useCommand(setConsent, {
    touches: ['profile'],
    onDone: (_, { marketing }) => {
      tellOtherTabs({ type: 'user-updated' });
      toast(
        marketing ? 'CONSENT_GIVEN' : 'CONSENT_WITHDRAWN',
        undefined,
        () => void change.run({ marketing: !marketing }),
      );
    },
    failed: 'CONSENT_NOT_CHANGED',
  });
  return (
    <section className="card stack" aria-labelledby="consent">
      <h2 id="consent">News and offers</h2>
      <p>
        {marketingConsent
          ? 'You allowed us to send you news and offers. You can withdraw that at any time.'
          : 'We send you nothing but what concerns your account.'}
      </p>
      <div>
        <Button
          kind="secondary"
          pending={change.isPending}
          onClick={() => void change.run({ marketing: !marketingConsent })}
        >
          {marketingConsent ? 'Withdraw my consent' : 'Send me news and offers'}
        </Button>
      </div>
    </section>
  );
}
