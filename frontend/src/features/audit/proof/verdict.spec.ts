import { describe, expect, it } from '@jest/globals';
import { describeVerdict } from './verdict';

const good = { ok: true, eventsChecked: 12_345, sealsChecked: 40, notYetSealed: 0 };

describe('a verdict in words', () => {
  it('counts what was checked', () => {
    expect(describeVerdict(good)).toEqual({
      title: 'All of it is as it was sealed',
      text: '12,345 events and 40 seals were checked: none was altered, left out, added or moved.',
    });
  });

  it('says what nobody vouches for yet', () => {
    expect(describeVerdict({ ...good, notYetSealed: 3 }).text).toMatch(/The last 3 events have no seal yet\.$/);
  });

  it('names the first position that does not fit, and what is wrong there', () => {
    const bad = { ...good, ok: false, firstBadPosition: '1-77-9', fault: 'event altered' } as const;
    expect(describeVerdict(bad)).toEqual({
      title: 'The log does not fit, first at position 1-77-9',
      text: 'The event stored there is not the one that was sealed: it was changed.',
    });
  });
});
