import { foldLookAlikes } from '../../../../platform/text/look-alikes.js';
import { dropUnseen } from '../../../../platform/text/tidy.js';

/** Letters that keyboards lack and Unicode does not decompose. */
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
/** Some write O'Neill, others ONeill. Click letters are typed as other signs or left out. */
const UNTYPED = /['‘’ʻʼʽ`´＇!|ǀǁǂǃ]/g;
const PUNCTUATION = /[\s,;:?"“”„«»()[\]{}]+|\.+(?=[\s)\]}”»\"]|$)/g;

/** Normalises a text for search and order: lower case, without accents and dots, 'Ọlátúnjí' as 'olatunji'. */
export const folded = (text: string): string => wordsOf(text).join(' ') || text.toLowerCase().normalize('NFKC');

/** The searchable words of a text. Empty when it has only signs. */
export function wordsOf(text: string): string[] {
  const small = text.replaceAll(UNTYPED, '').normalize('NFKD').toLowerCase();
  const plainText = small
    .replaceAll(UNTYPED, '')
    .replaceAll(special, (letter) => plain[letter] ?? letter)
    .replaceAll(PUNCTUATION, ' ');
  return dropUnseen(foldLookAlikes(plainText)).toLowerCase().split(/\s+/).filter(Boolean);
}

/** Trigram indexes need three letters. Shorter words are searched at the beginning of words. */
const MIN_PART = 3;
export const isShort = (word: string): boolean => word.length < MIN_PART;

export const isAddress = (word: string): boolean => word.indexOf('@') > 0;

/** Excludes plain digits and addresses. */
export const isName = (word: string): boolean => /^(?=.*\D)[^@.+]+$/u.test(word);
