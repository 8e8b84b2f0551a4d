import { describe, expect, it } from '@jest/globals';
import { comparisonKey, foldLookAlikes, hasOtherScripts } from './look-alikes.js';

describe('the key by which texts are compared', () => {
  it.each([
    ['as it is', 'TRX-123456'],
    ['in small letters', 'trx-123456'],
    ['with spaces', ' TRX 123 456 '],
    ['with a mark of direction at its end', 'TRX123456\u200E'],
    ['with marks that take no room', 'T\u200BR\u2060X\uFEFF12\u00AD3456'],
    ['with a hyphen that does not break', 'TRX\u2011123456'],
    ['with a dash', 'TRX–123456'],
    ['with a minus', 'TRX−123456'],
    ['without a hyphen', 'TRX123456'],
    ['with a Cyrillic letter', 'ТRX-123456'],
    ['with small Cyrillic letters', 'тrх123456'],
    ['with Greek letters', 'ΤRΧ123456'],
    ['with Cherokee letters', 'ᎢRX123456'],
    ['with wide letters and digits', 'ＴＲＸ１２３４５６'],
    ['with bold letters', '𝐓𝐑𝐗123456'],
    ['with small capitals', 'ᴛʀx123456'],
    ['with Arabic digits', 'TRX١٢٣٤٥٦'],
    ['with Devanagari digits', 'TRX१२३४५६'],
    ['with marks on its letters', 'T\u0323RX123456'],
  ])('is the same %s', (_, text) => {
    expect(comparisonKey(text)).toBe('trx123456');
  });

  it.each([
    ['another digit', 'TRX123457'],
    ['the letter O for a zero', 'TRX12345O'],
    ['less', 'TRX12345'],
  ])('is another with %s', (_, text) => {
    expect(comparisonKey(text)).not.toBe('trx123456');
  });

  it('tells an I from an l and a 1, also in another script', () => {
    expect(['I', 'l', '1', 'Ι', 'І', 'і'].map(comparisonKey)).toEqual(['i', 'l', '1', 'i', 'i', 'i']);
  });

  it('keeps letters that look like no Latin one', () => {
    expect(comparisonKey('Ж-日本 12')).toBe('ж日本12');
  });

  it('is empty for a text without letters and digits', () => {
    expect(comparisonKey(' – \u200E…')).toBe('');
  });
});

it('folds look-alikes and leaves the case and the signs between', () => {
  expect(foldLookAlikes('Аdmin @ Ѕаnkоfа')).toBe('Admin @ Sankofa');
});

describe('a text of other scripts', () => {
  it.each(['ТRX123', 'TRXα', 'TRX١', 'ТРХ'])('is told: %s', (text) => {
    expect(hasOtherScripts(text)).toBe(true);
  });
  it.each(['TRX-123', 'TRX–123\u200E', 'Ọ̀ṣun 12', 'ＴＲＸ'])('is not what this one is: %s', (text) => {
    expect(hasOtherScripts(text)).toBe(false);
  });
});
