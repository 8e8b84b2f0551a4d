/**
 * A table as CSV (RFC 4180). A cell that would begin a formula starts with an apostrophe, so that no spreadsheet
 * runs it.
 */
export const createCsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => cells.map(writeCell).join(','))
    .join('\r\n')
    .concat('\r\n');

function writeCell(text: string): string {
  const safe = disarmFormula(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const formulaStart = /^[=+\-@\t\r\0]/;

/** Puts an apostrophe before text that a spreadsheet would run as a formula. */
const disarmFormula = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** As {@link disarmFormula}, for pasted lines. A phone number is no formula and keeps its plus. */
export const disarmForPaste = (text: string): string => (/^\+\d+$/.test(text) ? text : disarmFormula(text));
