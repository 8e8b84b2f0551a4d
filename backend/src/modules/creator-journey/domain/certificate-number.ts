/** Has no vowels, so that numbers spell no words, and at most one of two characters that look alike. */
const ALPHABET = '234789CDFGHJKMNPQRTVWXY';
const DIGITS = 11;

/** A number is drawn as `count` digits below `base`. */
export const certificateDigits = { count: DIGITS, base: ALPHABET.length };

/** The weights differ and the base is prime, so that a wrong or swapped character never fits the check digit. */
const checkDigitOf = (digits: readonly number[]): number => {
  const sum = digits.reduce((total, digit, i) => total + digit * (i + 2), 0);
  return (ALPHABET.length - (sum % ALPHABET.length)) % ALPHABET.length;
};

/** The printed number of these digits: `C7DX-9K4M-TRQ2`. */
export function formatCertificateNumber(digits: readonly number[]): string {
  const text = [...digits, checkDigitOf(digits)].map((digit) => ALPHABET.charAt(digit)).join('');
  return text.replaceAll(/(.{4})(?!$)/g, '$1-');
}

/** Normalises a typed number, in small letters or without dashes. Undefined when the check digit is wrong. */
export function parseCertificateNumber(typed: string): string | undefined {
  const digits = Array.from(typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, ''), (sign) => ALPHABET.indexOf(sign));
  if (digits.length !== DIGITS + 1 || digits.includes(-1)) return undefined;
  return checkDigitOf(digits.slice(0, DIGITS)) === digits[DIGITS]
    ? formatCertificateNumber(digits.slice(0, DIGITS))
    : undefined;
}
