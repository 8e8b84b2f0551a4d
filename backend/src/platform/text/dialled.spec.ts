import { expect, it } from '@jest/globals';
import { countries } from '../../reference-data/index.js';
import { dialledIn } from './dialled.js';

it.each([
  ['0803 123-4567', '08031234567'],
  ['+234 (0) 803 123 4567', '+2348031234567'],
  ['+27 082.123.4567', '+27821234567'],
  ['Ada 0803', ''],
])('in %s there is dialled %s', (text, digits) => expect(dialledIn(text, countries)).toBe(digits));
