import { describeEvent, EventSentence } from '../../../shared/console/event-sentence';
import { findTexts } from '../../../shared/console/event-sentences';
import { Facts } from '../../../shared/console/facts';
import { actorInWords, isRule, whoDid } from '../../../shared/console/in-words';
import { exactTime, number } from '../../../shared/format';
import type { EvidenceEntry as Entry } from '../api/evidence.query';

const zone = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' });

/** With the time zone, as a printed page may be read elsewhere. */
export const zonedTime = (at: string): string =>
  `${exactTime(at)} ${zone.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value ?? ''}`;

export function EvidenceEntry({ event }: { event: Entry }) {
  const { because, proof, position, stream, version, recordedAt } = event;
  return (
    <li className="card stack stack--tight evidence__event">
      <h3 className="sentence">
        <EventSentence event={event} />
      </h3>
      <Facts
        of={[
          ['By', whoDidIt(event)],
          [
            'When',
            <time key="when" dateTime={recordedAt}>
              {zonedTime(recordedAt)}
            </time>,
          ],
          ['Written about it', quoted(event)],
          [
            'Because',
            because && `${describeEvent({ ...because, beginner: null, beginnerName: null })} (${because.position})`,
          ],
          ['Written about that', because && quoted(because)],
          ['Position in the log', <code key="position">{position}</code>],
          ['Stream and version', <code key="stream">{`${stream} / ${version}`}</code>],
          [
            'Place in the sealed log',
            proof ? `${number(proof.index + 1)} of ${number(proof.seal.size)}` : 'No seal is over it yet',
          ],
          ['Its hash', proof && <code key="hash">{proof.leaf}</code>],
        ]}
      />
    </li>
  );
}

/** The person, and the rule (a process) that acted for them. */
function whoDidIt(event: Entry): string {
  const { actorName, beginner, beginnerName } = event;
  const rule = actorName !== null && isRule(actorName) ? `the rule “${actorInWords(actorName)}”` : '';
  if (!beginner) return rule || whoDid(event);
  return `${whoDid({ actor: beginner, actorName: beginnerName })}${rule && `, by ${rule}`}`;
}

const quoted = (event: Pick<Entry, 'data'>): string =>
  findTexts(event)
    .map((words) => `“${words}”`)
    .join(' ');
