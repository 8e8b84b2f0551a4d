/** @jest-environment @happy-dom/jest-environment */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';

/** Runs the script of every page as if it were this time. */
const script = readFileSync(path.resolve(import.meta.dirname, '../../../public/forget-old.js'), 'utf8');
function forgetOld(now: number): void {
  jest.setSystemTime(now);
  runInNewContext(script, { localStorage, Date });
}

const DAY_MS = 86_400_000;
const DRAFT = 'sankofa.draft.ada.kyc';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});

describe('what a device keeps of a member', () => {
  it.each([DRAFT, 'sankofa.draft.visitor.payment', 'sankofa.last-data', 'sankofa.last-user'])(
    'ends after 30 days: %s',
    (key) => {
      localStorage.setItem(key, '{"text":"Quokka"}');
      forgetOld(0);
      forgetOld(30 * DAY_MS - 1);
      expect(localStorage.getItem(key)).not.toBeNull();
      forgetOld(30 * DAY_MS);
      expect(localStorage.getItem(key)).toBeNull();
    },
  );

  it('lasts on from the day on which it was changed', () => {
    localStorage.setItem(DRAFT, '{"text":"Quokka"}');
    forgetOld(0);
    localStorage.setItem(DRAFT, '{"text":"Quokka W"}');
    forgetOld(20 * DAY_MS);
    forgetOld(49 * DAY_MS);
    expect(localStorage.getItem(DRAFT)).not.toBeNull();
    forgetOld(50 * DAY_MS);
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('lasts no longer for a clock that was put back', () => {
    localStorage.setItem(DRAFT, '{"text":"Quokka"}');
    forgetOld(100 * DAY_MS);
    forgetOld(0);
    forgetOld(30 * DAY_MS);
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('leaves settings of the device, and notes no word', () => {
    localStorage.setItem('sankofa.theme', 'dark');
    localStorage.setItem(DRAFT, '{"text":"Quokka"}');
    forgetOld(0);
    forgetOld(0);
    expect(localStorage.getItem('sankofa.changes')).not.toContain('Quokka');
    forgetOld(99 * DAY_MS);
    expect(localStorage.getItem('sankofa.theme')).toBe('dark');
  });
});
