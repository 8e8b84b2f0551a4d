import { foldLookAlikes } from '../../../platform/text/look-alikes.js';

/** The words of a text for comparing: lower-case letters and digits, without diacritics. */
export const readWords = (text: string): string[] =>
  foldLookAlikes(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
