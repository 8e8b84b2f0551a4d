/** Digits and letters that do not look alike. Each stands for five bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX = 'SK';
const KEYED_LENGTH = 9;

/** A reference of a keyed hash, which cannot be guessed. It ends with a check digit. */
export function paymentReference(hash: Uint8Array): string {
  const keyed = Array.from(hash.subarray(0, KEYED_LENGTH), (byte) => byte % 32);
  return PREFIX + [...keyed, fold(keyed)].map((place) => ALPHABET.charAt(place)).join('');
}

/** Normalises a reference: what looks like a zero or a one becomes one. */
export const canonicalReference = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** Whether the text looks like a reference of ours: it has our prefix, or one with a single typing error. */
export function isOwnReference(text: string): boolean {
  const reference = canonicalReference(text);
  if (/^SK.{9,11}$/.test(reference)) return true;
  return /^(KS|S.|.K)/.test(reference) && (isWhole(reference) || isWhole(reference.replace(/^S(.)K/, 'SK$1')));
}

export function hasRightCheckDigit(text: string): boolean {
  const reference = canonicalReference(text);
  return reference.startsWith(PREFIX) && isWhole(reference);
}

/** Whether a text has four letters in a row of the reference. One typing error leaves as many; chance rarely does. */
export const isNearly = (reference: string, text: string): boolean =>
  Array.from({ length: KEYED_LENGTH - 2 }, (_, i) => reference.slice(i + 2, i + 6)).some((run) => text.includes(run));

function isWhole(reference: string): boolean {
  const places = Array.from(reference.slice(PREFIX.length), (letter) => ALPHABET.indexOf(letter));
  return places.length === KEYED_LENGTH + 1 && !places.includes(-1) && fold(places) === 0;
}

/** Damm's algorithm over GF(32). A text with its check digit folds to 0, unless a letter is wrong or swapped. */
const fold = (places: readonly number[]): number =>
  places.reduce((interim, place) => {
    const doubled = (interim ^ place) << 1;
    return doubled > 31 ? doubled ^ 0b10_0101 : doubled;
  }, 0);
