/** Marks that turn the text direction. Phones put them around numbers; others use them to mislead. */
const TURNING_MARKS = '\\u202A-\\u202E\\u2066-\\u2069';
/** Invisible marks from pasted text, which make a different name that looks the same. */
const ROOMLESS_MARKS = '\\u00AD\\u200B\\u2060-\\u2064\\uFEFF';
/** Letters and marks without a shape, and reserved code points. U+0085 ends a line and stays. */
const SHAPELESS =
  '\\x80-\\x84\\x86-\\x9F\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u2065\\u206A-\\u206F\\u3164\\uFFA0' +
  '\\uFFF0-\\uFFFB\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E001F}\\u{E0080}-\\u{E00FF}\\u{E01F0}-\\u{E0FFF}' +
  '\\p{Noncharacter_Code_Point}';
const LEFT_OUT = new RegExp(`[${TURNING_MARKS}${ROOMLESS_MARKS}${SHAPELESS}]`, 'gu');
/** Joiners and non-joiners at the edge of a word, where they do nothing. */
const STRAY_JOINERS = /(?<![^\s\u200C\u200D])[\u200C\u200D]+|[\u200C\u200D]+(?!\S)/g;
const LINE_ENDS = /[\t\n\r\u0085\u2028\u2029]+/g;
/** Names keep no invisible characters except joiners. */
const UNSEEN_IN_NAMES = /(?![\u200C\u200D])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const BLANK = /[\s\u2800]+/g;
const PILED_MARKS = /(?:\p{M}[\u200C\u200D]?){5}/u;

/** For addresses, where invisible characters make a different address that looks the same. */
export const dropUnseen = (text: string): string => text.replaceAll(UNSEEN, '');

/** Removes invisible characters and composes letters with their marks. */
export const tidyText = (text: string): string =>
  text.replaceAll(LEFT_OUT, '').replaceAll(STRAY_JOINERS, '').normalize('NFC').trim();

export const tidyLine = (text: string): string => tidyText(text.replaceAll(LINE_ENDS, ' '));

/** For names: every character is visible, and gaps are single spaces. */
export const tidyName = (text: string): string => tidyLine(text.replaceAll(UNSEEN_IN_NAMES, '').replaceAll(BLANK, ' '));

/** Equal for two names that look the same to a reader. */
export const nameKey = (text: string): string => tidyName(text).toLowerCase();

/** Whether a letter has more than four marks, which would cover the lines beside it. */
export const hasPiledMarks = (text: string): boolean => PILED_MARKS.test(text);

/** The name as people use it. A member with a single name enters a dash for the other. */
export const fullNameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName].filter((name) => !/^[\p{Pd}\s]*$/u.test(name)).join(' ');

export const literal = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
