import { stringify } from 'uuid';

/** The personal fields of one event held for one purpose, sealed under that purpose's key. */
export interface PersonalBlock {
  readonly keyId: string;
  readonly sealed: Buffer;
}

const ID = 16;
const LENGTH = 4;

/** Blocks one after the other: key id (16 bytes), length (4 bytes, big endian), sealed box. */
export function joinBlocks(blocks: readonly PersonalBlock[]): Buffer {
  return Buffer.concat(
    blocks.flatMap(({ keyId, sealed }) => {
      const head = Buffer.alloc(ID + LENGTH);
      head.write(keyId.replaceAll('-', ''), 'hex');
      head.writeUInt32BE(sealed.length, ID);
      return [head, sealed];
    }),
  );
}

export function splitBlocks(bytes: Buffer): PersonalBlock[] {
  const blocks: PersonalBlock[] = [];
  for (let at = 0; at < bytes.length; ) {
    const from = at + ID + LENGTH;
    const to = from + bytes.readUInt32BE(at + ID);
    blocks.push({ keyId: stringify(bytes, at), sealed: bytes.subarray(from, to) });
    at = to;
  }
  return blocks;
}
