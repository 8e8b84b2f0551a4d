/** Without vowels, so it spells no word; of characters that look alike, such as 0 and O or 2 and Z, at most one. */
const ALPHABET = '234789CDFGHJKMNPQRTVWXY';
const DIGITS = 11;

/** How many digits below {@link certificateDigits.base} a number is drawn from. */
export const certificateDigits = { count: DIGITS, base: ALPHABET.length };

/** Weights differ and the base is prime: one wrong character, or two that changed places, never fit the last one. */
const checkDigitOf = (digits: readonly number[]): number => {
  const sum = digits.reduce((total, digit, i) => total + digit * (i + 2), 0);
  return (ALPHABET.length - (sum % ALPHABET.length)) % ALPHABET.length;
};

/** The number of these digits, as it is printed: `C7DX-9K4M-TRQ2`. */
export function formatCertificateNumber(digits: readonly number[]): string {
  const text = [...digits, checkDigitOf(digits)].map((digit) => ALPHABET.charAt(digit)).join('');
  return text.replaceAll(/(.{4})(?!$)/g, '$1-');
}

/** The number that somebody typed, in small letters or without dashes too; undefined for what can be none. */
export function parseCertificateNumber(typed: string): string | undefined {
  const digits = Array.from(typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, ''), (sign) => ALPHABET.indexOf(sign));
  if (digits.length !== DIGITS + 1 || digits.includes(-1)) return undefined;
  return checkDigitOf(digits.slice(0, DIGITS)) === digits[DIGITS]
    ? formatCertificateNumber(digits.slice(0, DIGITS))
    : undefined;
}
