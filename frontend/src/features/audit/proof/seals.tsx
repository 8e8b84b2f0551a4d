import { Button } from 'antd';
import { Facts } from '../../../shared/console/facts';
import { ago, counted, dateTime, number } from '../../../shared/format';
import { saveJson } from '../../../shared/save-file';
import type { ProofState } from '../api/proof.query';

const MAX_COUNTED = 1_000;

export function Seals({ state: { newestSeal, notYetSealed, anchors, keyId, publicKey } }: { state: ProofState }) {
  if (!newestSeal) {
    return <p className="soft">Nothing is sealed yet. The first seal comes within a second of the first event.</p>;
  }
  const { number: nth, size, sealedAt } = newestSeal;
  return (
    <>
      <Facts
        of={[
          ['Newest seal', `Number ${number(nth)}, ${dateTime(sealedAt)} (${ago(sealedAt)})`],
          ['Sealed', counted(size, 'event')],
          ['Waiting for a seal', waiting(notYetSealed)],
          [
            'Kept outside',
            anchors.length === 0 ? 'By nobody: no anchor is set' : anchors.map(describeAnchor).join('. '),
          ],
          ['Key', <code key="key">{keyId}</code>],
          ['Public key', <code key="public">{publicKey}</code>],
        ]}
      />
      <div>
        <Button onClick={() => saveJson(`sankofa-seal-${nth}.json`, newestSeal)}>Save this seal</Button>
      </div>
      <p className="soft">
        Keep a seal now and then where this product cannot reach it, in a mail to yourself for example. Nobody can write
        another history that fits it.
      </p>
    </>
  );
}

const describeAnchor = ({ name, keptAt, number: nth, size }: ProofState['anchors'][number]): string =>
  keptAt === null || nth === null || size === null
    ? `${name}: nothing within a month`
    : `${name}: number ${number(nth)} over ${counted(size, 'event')}, ${dateTime(keptAt)}`;

function waiting(events: number): string {
  if (events === 0) return 'Nothing, every event has its seal';
  if (events >= MAX_COUNTED) return `${number(MAX_COUNTED)} events or more`;
  return counted(events, 'event');
}
