interface Entry {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A ZIP archive whose files are stored as they are: what an XLSX workbook is wrapped in. */
export function createZip(files: Readonly<Record<string, string>>): Blob {
  const encoder = new TextEncoder();
  const entries = Object.entries(files).map(([name, text]) => ({ name, bytes: encoder.encode(text) }));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const entry of entries) {
    const local = createHeader(entry, 0x04034b50);
    directory.push(createHeader(entry, 0x02014b50, offset));
    parts.push(local, entry.bytes);
    offset += local.length + entry.bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  return new Blob([...parts, ...directory, createEnd(entries.length, size, offset)]);
}

/** The header before a file, or the one of the same file in the directory at the end, which says where it is. */
function createHeader({ name, bytes }: Entry, signature: number, offset?: number): Uint8Array<ArrayBuffer> {
  const encoded = new TextEncoder().encode(name);
  const isDirectory = offset !== undefined;
  const fields = new Fields(isDirectory ? 46 : 30).u32(signature);
  if (isDirectory) fields.u16(20);
  // Version 2.0, names in UTF-8, stored, 1 January 1980.
  fields.u16(20).u16(0x0800).u16(0).u16(0).u16(0x21);
  fields.u32(crc32(bytes)).u32(bytes.length).u32(bytes.length).u16(encoded.length).u16(0);
  if (isDirectory) fields.u16(0).u16(0).u16(0).u32(0).u32(offset);
  return concat(fields.bytes, encoded);
}

const createEnd = (count: number, size: number, offset: number): Uint8Array<ArrayBuffer> =>
  new Fields(22).u32(0x06054b50).u16(0).u16(0).u16(count).u16(count).u32(size).u32(offset).u16(0).bytes;

/** Writes numbers one after the other, the lowest byte first. */
class Fields {
  readonly bytes: Uint8Array<ArrayBuffer>;
  private readonly view: DataView;
  private at = 0;

  constructor(length: number) {
    this.bytes = new Uint8Array(length);
    this.view = new DataView(this.bytes.buffer);
  }

  u16(value: number): this {
    this.view.setUint16(this.at, value, true);
    this.at += 2;
    return this;
  }

  u32(value: number): this {
    this.view.setUint32(this.at, value, true);
    this.at += 4;
    return this;
  }
}

function concat(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
