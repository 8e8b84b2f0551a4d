import { foldLookAlikes } from './look-alikes.js';

/** Common substitutes for letters. i, l and 1 count as the same. */
const substitutes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  l: 'i',
};
const SUBSTITUTE = /[0134578@$!|l]/g;
const REPEATED = /(.)\1+/gu;

export const roughWords = (text: string): string[] =>
  foldLookAlikes(text)
    .toLowerCase()
    .replaceAll(SUBSTITUTE, (sign) => substitutes[sign] ?? sign)
    .split(/[^\p{L}\p{N}]+/u)
    .map(unrepeated)
    .filter((word) => word !== '');

/** A text without case, look-alikes, usual substitutes, repeated letters and anything between words. */
export const roughKey = (text: string): string => unrepeated(roughWords(text).join(''));

export const unrepeated = (text: string): string => text.replaceAll(REPEATED, '$1');
