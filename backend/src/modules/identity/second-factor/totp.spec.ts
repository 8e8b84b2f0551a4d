import { describe, expect, it } from '@jest/globals';
import { addressOf, codeOf, newKey, stepAt, stepOf } from './totp.js';

const key = Buffer.from('12345678901234567890');

describe('the code of a moment', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('is the one of RFC 6238, appendix B: %i s', (seconds, code) => {
    const step = stepAt(new Date(seconds * 1000));
    expect(codeOf(key, step, 8)).toBe(code);
    expect(codeOf(key, step)).toBe(code.slice(2));
  });

  it('is the one of RFC 4226, appendix D, step by step', () => {
    const codes = Array.from({ length: 10 }, (_, step) => codeOf(key, step));
    const told = '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489';
    expect(codes.join(' ')).toBe(told);
  });
});

describe('a code', () => {
  const now = new Date('2030-06-01T12:00:00Z');
  const step = stepAt(now);
  const found = (of: number) => stepOf(codeOf(key, of), key, now);

  it('is taken in its own step, and in the one before and behind', () => {
    expect([found(step - 1), found(step), found(step + 1)]).toEqual([step - 1, step, step + 1]);
  });

  it('is not taken two steps away, nor when it is no code at all', () => {
    expect([found(step - 2), found(step + 2)]).toEqual([undefined, undefined]);
    expect([stepOf('', key, now), stepOf('abcdef', key, now)]).toEqual([undefined, undefined]);
  });

  it('opens nothing with another key', () => {
    expect(stepOf(codeOf(key, step), Buffer.from('another key, as long'), now)).toBeUndefined();
  });
});

describe('a key', () => {
  it('has 160 bits, and no two are alike', () => {
    expect(newKey()).toHaveLength(20);
    expect(newKey()).not.toEqual(newKey());
  });

  it('is told to an app with the account that it is for', () => {
    expect(addressOf(key, 'ada+1@example.com')).toBe(
      'otpauth://totp/Sankofa%3Aada%2B1%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Sankofa',
    );
  });
});
