/** Digits and letters that cannot be taken for one another; each stands for its place, five bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX = 'SK';
const KEYED_LENGTH = 9;

/** A reference in the letters that people copy, of a keyed hash that nobody guesses, with a check digit at its end. */
export function paymentReference(hash: Uint8Array): string {
  const keyed = Array.from(hash.subarray(0, KEYED_LENGTH), (byte) => byte % 32);
  return PREFIX + [...keyed, fold(keyed)].map((place) => ALPHABET.charAt(place)).join('');
}

/** The text in the letters that we use: what is typed for a zero or a one is read as one. */
export const canonicalReference = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** Whether it is meant to be a reference of ours: it begins like one, or would without a slip at its beginning. */
export function isOwnReference(text: string): boolean {
  const reference = canonicalReference(text);
  if (/^SK.{9,11}$/.test(reference)) return true;
  return /^(KS|S.|.K)/.test(reference) && (isWhole(reference) || isWhole(reference.replace(/^S(.)K/, 'SK$1')));
}

export function hasRightCheckDigit(text: string): boolean {
  const reference = canonicalReference(text);
  return reference.startsWith(PREFIX) && isWhole(reference);
}

/** Whether a text holds four letters in a row of a reference: any one slip leaves as many, and chance hardly does. */
export const isNearly = (reference: string, text: string): boolean =>
  Array.from({ length: KEYED_LENGTH - 2 }, (_, i) => reference.slice(i + 2, i + 6)).some((run) => text.includes(run));

function isWhole(reference: string): boolean {
  const places = Array.from(reference.slice(PREFIX.length), (letter) => ALPHABET.indexOf(letter));
  return places.length === KEYED_LENGTH + 1 && !places.includes(-1) && fold(places) === 0;
}

/** Damm's algorithm over GF(32): with its own check digit a text folds to 0, with a slip or a swap in it never. */
const fold = (places: readonly number[]): number =>
  places.reduce((interim, place) => {
    const doubled = (interim ^ place) << 1;
    return doubled > 31 ? doubled ^ 0b10_0101 : doubled;
  }, 0);
