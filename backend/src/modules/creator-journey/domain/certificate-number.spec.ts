import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { certificateDigits, formatCertificateNumber, parseCertificateNumber } from './certificate-number.js';

const { count, base } = certificateDigits;
const anyNumber = fc
  .array(fc.nat({ max: base - 1 }), { minLength: count, maxLength: count })
  .map((digits) => formatCertificateNumber(digits));
const place = fc.nat({ max: count });
const plain = (number: string) => Array.from(number.replaceAll('-', ''));

describe('a certificate number', () => {
  it('is three groups of four characters, none of which looks like another', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        expect(number).toMatch(/^[2-9C-Y]{4}-[2-9C-Y]{4}-[2-9C-Y]{4}$/);
        expect(number).not.toMatch(/[01AEIOULBSZ]/);
      }),
    );
  });

  it('is read as it was printed, also in small letters, with other dashes or with none', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        const ways = [number, number.toLowerCase(), ` ${number.replaceAll('-', '')} `, number.replaceAll('-', ' – ')];
        expect(ways.map(parseCertificateNumber)).toEqual(ways.map(() => number));
      }),
    );
  });

  it('is not read with one wrong character, nor with two that changed places', () => {
    fc.assert(
      fc.property(anyNumber, place, place, fc.integer({ min: 1, max: base - 1 }), (number, at, other, step) => {
        const characters = plain(number);
        const alphabet = '234789CDFGHJKMNPQRTVWXY';
        const wrong = characters.with(at, alphabet.charAt((alphabet.indexOf(characters[at]!) + step) % base));
        expect(parseCertificateNumber(wrong.join(''))).toBeUndefined();
        const swapped = characters.with(at, characters[other]!).with(other, characters[at]!);
        if (characters[at] !== characters[other]) expect(parseCertificateNumber(swapped.join(''))).toBeUndefined();
      }),
    );
  });

  it.each(['', 'C7DX', 'C7DX-9K4M-TRQ2-C', '0000-0000-0000', 'C7DX/9K4M/TRQ2', '𝒞7DX-9K4M-TRQ2'])(
    'is not %j',
    (typed) => expect(parseCertificateNumber(typed)).toBeUndefined(),
  );
});
