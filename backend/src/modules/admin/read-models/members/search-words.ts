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
const apostrophes = /[‘’ʻʼʽ`´]/g;
/** Accents and dots, and what is not seen at all, as a mark of writing from right to left. */
const marks = /[\p{M}\p{Cf}]/gu;

/** A text as it is looked for and put in order: small letters without accents and dots, 'Ọlátúnjí' as 'olatunji'. */
export const folded = (text: string): string =>
  text
    .replaceAll(apostrophes, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(marks, '')
    .replaceAll(special, (letter) => plain[letter] ?? letter);

/** As the pattern of `like` that only this text fits. */
export const literal = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** An index of parts has parts of three letters; what is shorter is looked for at the beginning of words. */
const MIN_PART = 3;
export const isShort = (word: string): boolean => word.length < MIN_PART;

/** Neither digits alone nor what only an address has. */
export const isName = (word: string): boolean => /^(?=.*\D)[^@.+]+$/u.test(word);
