import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { writeDraft } from './drafts';
import { lossOf } from './unsent';
import { keepDraft } from './use-draft';

beforeEach(() => {
  // As in a browser, Object.keys(localStorage) must list the stored keys.
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      Reflect.deleteProperty(this, key);
    },
  };
  Object.defineProperty(globalThis, 'localStorage', { value: Object.create(methods), configurable: true });
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'localStorage'));

it('names once what a sign-out would delete', () => {
  writeDraft('ada', 'appraisal-3-1', { learnings: 'A headline makes one promise.' });
  writeDraft('ada', 'appraisal-to-send', { input: {}, key: 'k' });
  writeDraft('ada', 'profile', { firstName: 'Ada' });
  expect(lossOf('ada')).toBe(
    'Not sent yet, and on this device alone: your appraisal, the changes to your profile. Signing out deletes it.',
  );
});

it('is silent where there is nothing to lose, whatever others keep here', () => {
  writeDraft('bola', 'appraisal-3-1', { learnings: 'Mine' });
  expect(lossOf('ada')).toBeUndefined();
});

it('is silent about a form that was emptied again', () => {
  const empty = { learnings: '', tools: [] };
  keepDraft('ada', 'appraisal-3-1', { learnings: 'A headline', tools: ['Cards'] }, empty);
  keepDraft('ada', 'payment', { reference: 'SNK-1' }, { reference: '' });
  expect(lossOf('ada')).toContain('your appraisal, your payment reference');
  keepDraft('ada', 'appraisal-3-1', { learnings: '', tools: [] }, empty);
  keepDraft('ada', 'payment', { reference: '' }, { reference: '' });
  expect(lossOf('ada')).toBeUndefined();
});
