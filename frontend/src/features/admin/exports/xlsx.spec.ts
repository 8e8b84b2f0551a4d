import { describe, expect, it } from '@jest/globals';
import { createXlsx } from './xlsx';

const bytesOf = async (blob: Blob): Promise<Buffer> => Buffer.from(await blob.arrayBuffer());

/** The files of an archive by name, read back by its directory. */
function unzipped(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let i = 0; i < zip.readUInt16LE(end + 10); i++) {
    const size = zip.readUInt32LE(at + 24);
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26);
    files.set(name, zip.toString('utf8', start, start + size));
    at += 46 + nameLength;
  }
  return files;
}

describe('a workbook', () => {
  it('holds every cell as text', async () => {
    const files = unzipped(
      await bytesOf(createXlsx([['Contact'], ['+2348031234567'], ['=1+1'], ['<b>&"😀\u0001'], ['a_x0041_@b']])),
    );
    expect([...files.keys()].toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet.match(/<t xml:space="preserve">[^<]*<\/t>/g)?.map((cell) => cell.replace(/<[^>]*>/g, ''))).toEqual([
      'Contact',
      '+2348031234567',
      '=1+1',
      '&lt;b&gt;&amp;"😀',
      'a_x005F_x0041_@b',
    ]);
    expect(sheet).not.toContain('<f>');
  });

  it('has columns as wide as what stands in them', async () => {
    const files = unzipped(await bytesOf(createXlsx([['Phone', 'x'.repeat(500)], ['+2348031234567']])));
    expect(files.get('xl/worksheets/sheet1.xml')).toContain(
      '<cols><col min="1" max="1" width="16" customWidth="1"/><col min="2" max="2" width="82" customWidth="1"/></cols>' +
        '<sheetData>',
    );
  });
});
