import { expect, it } from '@jest/globals';
import { faultIn, linesOf } from './template-lines';

it('reads a reason from each line that has words', () => {
  expect(linesOf('  Call us. \n\n Two   words ')).toEqual(['Call us.', 'Two words']);
});

it.each([
  ['Call us.\nWrite to us.', undefined],
  ['Call us.\ncall  US.', '“call US.” stands there twice.'],
  [Array.from({ length: 14 }, (_, i) => `Reason ${i}`).join('\n'), 'These are 14 reasons. Take away 2.'],
  ['é'.repeat(201), /has 201 characters. A reason has at most 200./],
])('says what the server would refuse: %j', (typed, fault) => {
  const found = faultIn(linesOf(typed));
  if (fault instanceof RegExp) expect(found).toMatch(fault);
  else expect(found).toBe(fault);
});
