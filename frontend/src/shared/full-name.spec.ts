import { expect, it } from '@jest/globals';
import { fullNameOf, shortNameOf } from './full-name';

it.each([
  ['Ada', 'Obi', 'Ada Obi', 'Ada'],
  ['Ada', '-', 'Ada', 'Ada'],
  ['Ada', '—', 'Ada', 'Ada'],
  ['-', 'Obi', 'Obi', 'Obi'],
  ['Ada', 'Obi-Eze', 'Ada Obi-Eze', 'Ada'],
  ['', '', '', ''],
])('%s %s is called %s, and greeted as %s', (firstName, lastName, full, short) => {
  expect([fullNameOf({ firstName, lastName }), shortNameOf({ firstName, lastName })]).toEqual([full, short]);
});
