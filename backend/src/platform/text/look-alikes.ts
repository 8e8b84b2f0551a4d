import unhomoglyph from 'unhomoglyph';

const MARKS = /\p{M}+/gu;
const BEYOND_ASCII = /(?=[\p{L}\p{N}])[^\w]/gu;
/** Latin letters in the shape of small capitals, which Unicode lists as look-alikes of no other letter. */
const SMALL_CAPITALS = 'ᴀʙᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴘʀᴛʏ';
const PLAIN_LETTERS = 'abdefghijklmnprty';
const OTHER_SCRIPT = /(?=[\p{L}\p{Nd}])[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Writes letters and digits that look like those of ASCII as these, without their marks; the rest stays as it is. */
export const foldLookAlikes = (text: string): string =>
  text.normalize('NFKD').replaceAll(MARKS, '').replaceAll(BEYOND_ASCII, foldCharacter);

/** What two texts have in common that read the same: letters and digits alone, look-alikes and case folded. */
export const comparisonKey = (text: string): string =>
  foldLookAlikes(text)
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Whether a letter or digit of the text is of another script than Latin. */
export const hasOtherScripts = (text: string): boolean => OTHER_SCRIPT.test(text.normalize('NFKC'));

function foldCharacter(character: string): string {
  if (/\p{Nd}/u.test(character)) return String(digitValue(character));
  const smallCapital = SMALL_CAPITALS.indexOf(character);
  if (smallCapital >= 0) return PLAIN_LETTERS.charAt(smallCapital);
  const shapes = [character, character.toUpperCase(), character.toLowerCase()].map(plainShape);
  return shapes.find((shape) => shape !== null) ?? character;
}

/** Unicode takes a capital I for an l, and lists each look-alike of it as an l too. */
function plainShape(character: string): string | null {
  const shape = unhomoglyph(character).normalize('NFKD').replaceAll(MARKS, '');
  if (!/^[A-Za-z0-9]+$/.test(shape)) return null;
  return shape === 'l' && /\p{Lu}/u.test(character) ? 'I' : shape;
}

/** Digits of a script follow one another from its zero on. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
