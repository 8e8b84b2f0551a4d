import { alteredInWords } from '../../../shared/console/in-words';
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

export function describeVerdict(verdict: Verdict): { title: string; text: string } {
  const { ok, eventsChecked, sealsChecked, notYetSealed, firstBadPosition, fault, alteredAccounts = 0 } = verdict;
  if (ok) {
    const checked = `${counted(eventsChecked, 'event')} and ${counted(sealsChecked, 'seal')} were checked`;
    const unsealed = notYetSealed > 0 ? ` ${describeUnsealed(notYetSealed)}` : '';
    const text = `${checked}: none was altered, left out, added or moved.${unsealed}`;
    return { title: 'All of it is as it was sealed', text };
  }
  if (!fault) return { title: alteredInWords(alteredAccounts), text: 'The log itself is as it was sealed.' };
  if (fault === 'access log altered') return { title: 'The log of access does not fit', text: faults[fault] };
  const title = `The log does not fit, first at position ${firstBadPosition ?? 'unknown'}`;
  return { title, text: faults[fault] };
}

const describeUnsealed = (events: number): string =>
  events === 1 ? 'The last event has no seal yet.' : `The last ${number(events)} events have no seal yet.`;
