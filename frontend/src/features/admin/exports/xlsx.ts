import writeExcelFile from 'write-excel-file/browser';

const MAX_WIDTH = 80;

/** A workbook of one sheet. Every cell is text, so that phone numbers keep their plus and nothing is a formula. */
export function createXlsx(rows: readonly (readonly string[])[]): Promise<Blob> {
  const widthOf = (i: number) => rows.reduce((width, cells) => Math.max(width, cells[i]?.length ?? 0), 0);
  const columns = (rows[0] ?? []).map((_, i) => ({ width: Math.min(widthOf(i), MAX_WIDTH) + 2 }));
  const sheet = rows.map((cells) => cells.map((text) => ({ value: asWritten(text), type: String })));
  return writeExcelFile(sheet, { columns, sheet: 'Contacts' }).toBlob();
}

/** Spreadsheets read _x0041_ as A (ECMA-376, ST_Xstring), so the underscore itself is escaped. */
const asWritten = (text: string): string => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
