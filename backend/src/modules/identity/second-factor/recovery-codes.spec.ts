import { describe, expect, it } from '@jest/globals';
import { isFromApp, newRecoveryCodes, tidied } from './recovery-codes.js';

describe('recovery codes', () => {
  it('are ten, all different, without signs that look alike', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/);
  });

  it('are the same however they are typed', () => {
    expect([tidied('abcde-fgh23'), tidied(' ABCDE FGH23 '), tidied('ABCDEFGH23')]).toEqual(
      Array<string>(3).fill('ABCDEFGH23'),
    );
  });

  it.each([
    ['full width', '１２３ ４５６'],
    ['Arabic', '١٢٣٤٥٦'],
    ['Persian', '۱۲۳۴۵۶'],
    ['with a mark of direction', '\u200E123456\u200F'],
    ['with a dash', '123–456'],
  ])('and the digits of an app may be %s', (_, typed) => expect(tidied(typed)).toBe('123456'));

  it('are told from the codes of an app', () => {
    expect([isFromApp(tidied('123 456')), isFromApp(tidied('23456-72345')), isFromApp('')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
