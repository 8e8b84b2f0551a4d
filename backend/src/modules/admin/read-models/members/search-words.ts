import { foldLookAlikes } from '../../../../platform/text/look-alikes.js';
import { dropUnseen } from '../../../../platform/text/tidy.js';

/** What keyboards lack, and the decomposition of Unicode does not take apart. */
const plain: Readonly<Record<string, string>> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};
const special = new RegExp(`[${Object.keys(plain).join('')}]`, 'g');
/** One writes O'Neill, another ONeill; letters of clicks are typed as other signs, or not at all. */
const UNTYPED = /['‘’ʻʼʽ`´＇!|ǀǁǂǃ]/g;
const PUNCTUATION = /[\s,;:?"“”„«»()[\]{}]+|\.+(?=[\s)\]}”»\"]|$)/g;

/** A text as it is looked for and put in order: small letters without accents and dots, 'Ọlátúnjí' as 'olatunji'. */
export const folded = (text: string): string => wordsOf(text).join(' ') || text.toLowerCase().normalize('NFKC');

/** What of a text is looked for; nothing where it is signs alone. */
export function wordsOf(text: string): string[] {
  const small = text.replaceAll(UNTYPED, '').normalize('NFKD').toLowerCase();
  const plainText = small
    .replaceAll(UNTYPED, '')
    .replaceAll(special, (letter) => plain[letter] ?? letter)
    .replaceAll(PUNCTUATION, ' ');
  return dropUnseen(foldLookAlikes(plainText)).toLowerCase().split(/\s+/).filter(Boolean);
}

/** An index of parts has parts of three letters; what is shorter is looked for at the beginning of words. */
const MIN_PART = 3;
export const isShort = (word: string): boolean => word.length < MIN_PART;

export const isAddress = (word: string): boolean => word.indexOf('@') > 0;

/** Neither digits alone nor what only an address has. */
export const isName = (word: string): boolean => /^(?=.*\D)[^@.+]+$/u.test(word);
