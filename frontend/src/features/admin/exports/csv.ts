/**
 * A table as CSV (RFC 4180) that a spreadsheet shows and does not carry out: a cell that would begin a formula starts
 * with an apostrophe.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells) => cells.map(cellOf).join(','))
    .join('\r\n')
    .concat('\r\n');
}

function cellOf(text: string): string {
  const safe = unarmed(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const beginsFormula = /^[=+\-@\t\r\0]/;

/** The text with nothing in front that a spreadsheet would carry out. */
const unarmed = (text: string): string => (beginsFormula.test(text) ? `'${text}` : text);

/** As {@link unarmed}, for lines that are pasted; a phone number is no formula and stays as it is dialled. */
export const pasteable = (text: string): string => (/^\+\d+$/.test(text) ? text : unarmed(text));
