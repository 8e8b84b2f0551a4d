import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { createXlsx } from './xlsx';

/** Reads the files of a workbook by name, from the central directory of its ZIP archive. */
async function filesOf(workbook: Promise<Blob>): Promise<Map<string, string>> {
  const zip = Buffer.from(await (await workbook).arrayBuffer());
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let i = 0; i < zip.readUInt16LE(end + 10); i++) {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.set(name, inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(at + 20))).toString());
    at += 46 + nameLength + zip.readUInt16LE(at + 30);
  }
  return files;
}

describe('a workbook', () => {
  it('holds every cell as text', async () => {
    const cells = ['Contact', '+2348031234567', '=1+1', '<b>&"😀\u0001', 'a_x0041_@b'];
    const files = await filesOf(createXlsx(cells.map((cell) => [cell])));
    const texts = files.get('xl/sharedStrings.xml')?.match(/(?<=<t[^>]*>)[^<]*/g);
    expect(texts).toEqual(['Contact', '+2348031234567', '=1+1', '&lt;b&gt;&amp;"😀', 'a_x005F_x0041_@b']);
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet.match(/<c [^>]*t="s"/g)).toHaveLength(cells.length);
    expect(sheet).not.toContain('<f>');
  });

  it('has columns as wide as what stands in them', async () => {
    const files = await filesOf(createXlsx([['Phone', 'x'.repeat(500)], ['+2348031234567']]));
    const widths = files.get('xl/worksheets/sheet1.xml')?.match(/(?<= width=")\d+/g);
    expect(widths).toEqual(['16', '82']);
  });
});
