import { useState } from 'react';
import { readStored, store } from '../device-storage';
import { Button } from '../ui/button';
import { BellIcon } from '../ui/feature-icons';
import { usePush } from './use-push';

const PUT_AWAY_KEY = 'sankofa.push-invitation-put-away';

/** Offers push notifications, and not again on this device once dismissed. */
export default function PushInvitation() {
  const { state, isPending, turnOn } = usePush();
  const [isPutAway, setIsPutAway] = useState(() => readStored(PUT_AWAY_KEY) !== undefined);
  if (state !== 'off' || isPutAway) return null;
  const putAway = () => {
    store(PUT_AWAY_KEY, 'yes');
    setIsPutAway(true);
  };
  return (
    <section className="notice notice--good" aria-label="Notices on this device">
      <BellIcon />
      <div className="stack stack--tight">
        <p>
          <strong>Shall we tell you when it is reviewed?</strong> A short notice comes to this device, also while
          Sankofa is closed.
        </p>
        <div className="button-row">
          <Button pending={isPending} onClick={() => void turnOn()}>
            Tell me here
          </Button>
          <Button kind="quiet" onClick={putAway}>
            Not now
          </Button>
        </div>
      </div>
    </section>
  );
}
