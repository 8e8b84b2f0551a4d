import unhomoglyph from 'unhomoglyph';

const MARKS = /\p{M}+/gu;
const BEYOND_ASCII = /(?=[\p{L}\p{N}])[^\w]/gu;
/** Latin small capitals, which Unicode does not list as look-alikes. */
const SMALL_CAPITALS = 'ᴀʙᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴘʀᴛʏ';
const PLAIN_LETTERS = 'abdefghijklmnprty';
const OTHER_SCRIPT = /(?=[\p{L}\p{Nd}])[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Replaces letters and digits that look like ASCII ones by those, and removes marks. Keeps all else. */
export const foldLookAlikes = (text: string): string =>
  text.normalize('NFKD').replaceAll(MARKS, '').replaceAll(BEYOND_ASCII, foldCharacter);

/** Equal for texts that read the same: letters and digits only, with look-alikes and case folded. */
export const comparisonKey = (text: string): string =>
  foldLookAlikes(text)
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

export const hasOtherScripts = (text: string): boolean => OTHER_SCRIPT.test(text.normalize('NFKC'));

function foldCharacter(character: string): string {
  if (/\p{Nd}/u.test(character)) return String(digitValue(character));
  const smallCapital = SMALL_CAPITALS.indexOf(character);
  if (smallCapital >= 0) return PLAIN_LETTERS.charAt(smallCapital);
  const shapes = [character, character.toUpperCase(), character.toLowerCase()].map(plainShape);
  return shapes.find((shape) => shape !== null) ?? character;
}

/** Unicode lists look-alikes of a capital I as an l, so an upper-case l becomes I. */
function plainShape(character: string): string | null {
  const shape = unhomoglyph(character).normalize('NFKD').replaceAll(MARKS, '');
  if (!/^[A-Za-z0-9]+$/.test(shape)) return null;
  return shape === 'l' && /\p{Lu}/u.test(character) ? 'I' : shape;
}

/** The digits of a script have consecutive code points, from its zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
