/**
 * A table as CSV (RFC 4180) that a spreadsheet shows and does not carry out: a cell that would begin a formula starts
 * with an apostrophe.
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

/** The text with nothing in front that a spreadsheet would carry out. */
const disarmFormula = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** As {@link disarmFormula}, for lines that are pasted; a phone number is no formula and stays as it is dialled. */
export const disarmForPaste = (text: string): string => (/^\+\d+$/.test(text) ? text : disarmFormula(text));
