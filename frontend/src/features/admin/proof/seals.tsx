import { Button } from 'antd';
import { Facts } from '../../../shared/console/facts';
import { ago, dateTime } from '../../../shared/format';
import { saveJson } from '../../../shared/save-file';
import type { ProofState } from '../api/proof';

const MOST_COUNTED = 1_000;

/** How far the seals reach, and what they are checked with. */
export function Seals({ state: { newestSeal, notYetSealed, keyId, publicKey } }: { state: ProofState }) {
  if (!newestSeal) {
    return <p className="soft">Nothing is sealed yet. The first seal comes within a second of the first event.</p>;
  }
  const { number, size, sealedAt } = newestSeal;
  return (
    <>
      <Facts
        of={[
          ['Newest seal', `Number ${number.toLocaleString('en-GB')}, ${dateTime(sealedAt)} (${ago(sealedAt)})`],
          ['Sealed', `${size.toLocaleString('en-GB')} events`],
          ['Waiting for a seal', waiting(notYetSealed)],
          ['Key', <code key="key">{keyId}</code>],
          ['Public key', <code key="public">{publicKey}</code>],
        ]}
      />
      <div>
        <Button onClick={() => saveJson(`sankofa-seal-${number}.json`, newestSeal)}>Save this seal</Button>
      </div>
      <p className="soft">
        Keep a seal now and then where this product cannot reach it, in a mail to yourself for example. Nobody can write
        another history that fits it.
      </p>
    </>
  );
}

function waiting(events: number): string {
  if (events === 0) return 'Nothing, every event has its seal';
  if (events >= MOST_COUNTED) return `${MOST_COUNTED.toLocaleString('en-GB')} events or more`;
  return `${events.toLocaleString('en-GB')} ${events === 1 ? 'event' : 'events'}`;
}
