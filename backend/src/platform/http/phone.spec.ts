import { describe, expect, it } from '@jest/globals';
import { toE164 } from './phone.js';

const served = ['NG', 'ZA'] as const;

describe('phone numbers', () => {
  it.each([
    ['0803 000 0001', 'NG', '+2348030000001'],
    ['(0803) 000-0001', 'NG', '+2348030000001'],
    ['+234 803 000 0001', 'NG', '+2348030000001'],
    ['(+234) 803 000 0001', 'NG', '+2348030000001'],
    ['+234 (0) 803 000 0001', 'NG', '+2348030000001'],
    ['234 803 000 0001', 'NG', '+2348030000001'],
    ['00234 803 000 0001', 'NG', '+2348030000001'],
    ['009 234 803 000 0001', 'NG', '+2348030000001'],
    ['(+27) 82 123 4567', 'ZA', '+27821234567'],
    ['0027 82 123 4567', 'NG', '+27821234567'],
    ['082 123 4567', 'ZA', '+27821234567'],
    ['+27 82 123 4567', 'NG', '+27821234567'],
  ] as const)('%s of %s is %s', (text, country, number) => {
    expect(toE164(text, country, served)).toBe(number);
  });

  it.each([
    ['0803 000 0001', 'ZA'],
    ['+234 803', 'NG'],
    ['+234 803 000 0001 ext. 5', 'NG'],
    ['call 0803 000 0001', 'NG'],
    ['+44 20 7946 0018', 'NG'],
    ['', 'ZA'],
  ] as const)('%p is none of %s', (text, country) => {
    expect(toE164(text, country, served)).toBeUndefined();
  });

  it('needs a prefix where the country is not known', () => {
    expect(toE164('0803 000 0001', undefined, served)).toBeUndefined();
    expect(toE164('+2348030000001', undefined, served)).toBe('+2348030000001');
  });
});
