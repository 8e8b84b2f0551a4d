import { foldLookAlikes } from './look-alikes.js';

/** What is usually typed in place of a letter. An i, an l and a 1 are one sign here. */
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

/** The words of a text as somebody reads them who does not look closely. */
export const roughWords = (text: string): string[] =>
  foldLookAlikes(text)
    .toLowerCase()
    .replaceAll(SUBSTITUTE, (sign) => substitutes[sign] ?? sign)
    .split(/[^\p{L}\p{N}]+/u)
    .map(unrepeated)
    .filter((word) => word !== '');

/** What is left of a text without case, look-alikes, the usual substitutions, repeated letters and all between words. */
export const roughKey = (text: string): string => unrepeated(roughWords(text).join(''));

export const unrepeated = (text: string): string => text.replaceAll(REPEATED, '$1');
