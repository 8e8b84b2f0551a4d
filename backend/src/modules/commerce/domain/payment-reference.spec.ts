import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { hasRightCheckDigit, isNearly, isOwnReference, paymentReference } from './payment-reference.js';

const hashOf = (n: number) => createHash('sha256').update(String(n)).digest();
const many = Array.from({ length: 100 }, (_, n) => paymentReference(hashOf(n)));

const replaceAt = (text: string, at: number, by: string) => text.slice(0, at) + by + text.slice(at + by.length);

/** Whether the mistyped letter is read as the right one. */
const readsThe = (letter: string, slip: string): boolean =>
  (letter === '0' && slip === 'O') || (letter === '1' && 'IL'.includes(slip));

describe('a payment reference', () => {
  it('is short, and has no letter that looks like a digit', () => {
    for (const reference of many) expect(reference).toMatch(/^SK[0-9A-HJKMNP-TV-Z]{10}$/);
  });

  it('is one for each hash', () => {
    expect(paymentReference(hashOf(0))).toBe(many[0]);
    expect(new Set(many).size).toBe(many.length);
  });

  it('is known as ours however it is typed', () => {
    for (const reference of many) {
      const typed = ` ${reference.toLowerCase().replace(/(.{4})/g, '$1-')}`.replaceAll('0', 'o').replaceAll('1', 'l');
      expect([isOwnReference(typed), hasRightCheckDigit(typed)]).toEqual([true, true]);
    }
  });

  it('finds every slip of one letter', () => {
    for (const reference of many.slice(0, 20))
      for (const at of Array.from(reference).keys())
        for (const slip of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
          const letter = reference.charAt(at);
          if (letter === slip || readsThe(letter, slip)) continue;
          const typed = replaceAt(reference, at, slip);
          expect([typed, isOwnReference(typed), hasRightCheckDigit(typed)]).toEqual([typed, true, false]);
        }
  });

  it('finds every swap of neighbours', () => {
    for (const reference of many)
      for (let at = 0; at < reference.length - 1; at += 1) {
        const [a = '', b = ''] = reference.slice(at, at + 2);
        if (a === b) continue;
        const typed = replaceAt(reference, at, b + a);
        expect([typed, isOwnReference(typed), hasRightCheckDigit(typed)]).toEqual([typed, true, false]);
      }
  });

  it('finds a letter that is missing or doubled', () => {
    const [reference = ''] = many;
    for (const typed of [reference.slice(0, -1), `${reference}${reference.at(-1) ?? ''}`])
      expect([isOwnReference(typed), hasRightCheckDigit(typed)]).toEqual([true, false]);
  });

  it('is nearly what a text with one slip says, and no other reference is', () => {
    const [reference = '', ...others] = many;
    for (const at of Array.from(reference).keys()) {
      expect(isNearly(reference, replaceAt(reference, at, 'U'))).toBe(true);
      expect(isNearly(reference, reference.slice(0, at) + reference.slice(at + 1))).toBe(true);
    }
    expect(others.filter((other) => isNearly(reference, other))).toEqual([]);
    expect(isNearly(reference, 'SKYE12345678')).toBe(false);
  });

  it.each(['T-1001', 'TRF-57251404', 'SK-1', 'SKYE/000123456789', 'FBN2026112100042'])(
    'is not what a bank calls %s',
    (text) => expect(isOwnReference(text)).toBe(false),
  );
});
