import { createZip } from './zip';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook of one sheet in which every cell is text: phone numbers keep their plus, and nothing is a formula. */
export const createXlsx = (rows: readonly (readonly string[])[]): Blob =>
  createZip({
    '[Content_Types].xml':
      `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
    '_rels/.rels': writeRelationship('officeDocument', 'xl/workbook.xml'),
    'xl/_rels/workbook.xml.rels': writeRelationship('worksheet', 'worksheets/sheet1.xml'),
    'xl/workbook.xml':
      `${HEAD}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets>` +
      '<sheet name="Contacts" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${SHEET}">${writeWidths(rows)}<sheetData>${rows.map(writeRow).join('')}</sheetData></worksheet>`,
  });

const writeRelationship = (kind: string, target: string): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
  `<Relationship Id="rId1" Type="${OFFICE}/${kind}" Target="${target}"/></Relationships>`;

const MAX_WIDTH = 80;

/** Each column is as wide as its longest text, in characters. */
function writeWidths(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const cells of rows) cells.forEach((text, i) => (widths[i] = Math.max(widths[i] ?? 0, text.length)));
  const columns = widths.map((width, i) => {
    const column = String(i + 1);
    return `<col min="${column}" max="${column}" width="${String(Math.min(width, MAX_WIDTH) + 2)}" customWidth="1"/>`;
  });
  return `<cols>${columns.join('')}</cols>`;
}

const writeRow = (cells: readonly string[]): string => `<row>${cells.map(writeCell).join('')}</row>`;

const writeCell = (text: string): string =>
  `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

const escapeXml = (text: string): string =>
  text
    // XML has no place for these at all.
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '')
    // A spreadsheet reads _x0041_ as A (ECMA-376, ST_Xstring), unless its first sign is itself written so.
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
