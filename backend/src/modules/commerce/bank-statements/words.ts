import { foldLookAlikes } from '../../../platform/text/look-alikes.js';

/** The words of a text as they are compared: small letters and digits, without marks. */
export const readWords = (text: string): string[] =>
  foldLookAlikes(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
