import { parse, stringify } from 'uuid';

/** The personal fields of one event held for one purpose, sealed under that purpose's key. */
export interface PersonalBlock {
  readonly keyId: string;
  readonly sealed: Buffer;
}

const ID = 16;
const LENGTH = 4;

/** The id of a key as blocks name it; asked for once per key, as the way from text to bytes is a long one. */
export const blockId = (keyId: string): Uint8Array => parse(keyId);

/** Blocks one after the other: key id (16 bytes), length (4 bytes, big endian), sealed box. */
export function joinBlocks(blocks: readonly { id: Uint8Array; sealed: Buffer }[]): Buffer {
  const parts: Uint8Array[] = [];
  for (const { id, sealed } of blocks) {
    const length = Buffer.allocUnsafe(LENGTH);
    length.writeUInt32BE(sealed.length);
    parts.push(id, length, sealed);
  }
  return Buffer.concat(parts);
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
