import { counted, number } from '../../../shared/format';
import type { Verdict } from '../api/proof.query';

const faults: Record<NonNullable<Verdict['fault']>, string> = {
  'event altered': 'The event stored there is not the one that was sealed: it was changed.',
  'event missing': 'An event that was sealed there is gone.',
  'event added': 'There is an event that was not there when the log was sealed.',
  'hash altered': 'The event there is as it was sealed, but the hash that was kept of it is not.',
  'seal does not fit': 'The seal there does not belong to the events before it.',
  'seal not signed': 'The seal there was not made with the key of this product.',
  'seal missing': 'A seal is missing there.',
  'anchor does not fit': 'Up to there the log is not what it was under a seal that was kept outside the database.',
  'end missing': 'The log ends there, before the end of a seal that was kept outside the database.',
  'access log altered': 'All events are as they were sealed, but rows of Who Looked were changed, added or taken away.',
};

/** How a verification ended, in words that need no explanation. */
export function describeVerdict({
  ok,
  eventsChecked,
  sealsChecked,
  notYetSealed,
  firstBadPosition,
  fault,
  alteredAccounts = 0,
}: Verdict): {
  title: string;
  text: string;
} {
  if (!ok && !fault) {
    const accounts = alteredAccounts === 1 ? 'An account is' : `${number(alteredAccounts)} accounts are`;
    return { title: `${accounts} not as the log says`, text: 'The log itself is as it was sealed.' };
  }
  if (!ok) {
    const why = (fault && faults[fault]) ?? 'It is not what was sealed.';
    if (fault === 'access log altered') return { title: 'The log of access does not fit', text: why };
    return { title: `The log does not fit, first at position ${firstBadPosition ?? 'unknown'}`, text: why };
  }
  const waiting = notYetSealed > 0 ? ` ${describeUnsealed(notYetSealed)}` : '';
  return {
    title: 'All of it is as it was sealed',
    text: `${counted(eventsChecked, 'event')} and ${counted(sealsChecked, 'seal')} were checked: none was altered, left out, added or moved.${waiting}`,
  };
}

const describeUnsealed = (events: number): string =>
  events === 1 ? 'The last event has no seal yet.' : `The last ${number(events)} events have no seal yet.`;
