import { parse, stringify } from 'uuid';

export interface PersonalBlock {
  readonly keyId: string;
  readonly encrypted: Buffer;
}

const KEY_ID_BYTES = 16;
const LENGTH_BYTES = 4;

/** The key id in binary, as blocks store it. Callers cache it, as parsing the text is slow. */
export const blockId = (keyId: string): Uint8Array => parse(keyId);

/** Concatenates blocks: key id (16 bytes), length (4 bytes, big endian), ciphertext. */
export function joinBlocks(blocks: readonly { id: Uint8Array; encrypted: Buffer }[]): Buffer {
  const parts: Uint8Array[] = [];
  for (const { id, encrypted } of blocks) {
    const length = Buffer.allocUnsafe(LENGTH_BYTES);
    length.writeUInt32BE(encrypted.length);
    parts.push(id, length, encrypted);
  }
  return Buffer.concat(parts);
}

export function splitBlocks(bytes: Buffer): PersonalBlock[] {
  const blocks: PersonalBlock[] = [];
  for (let at = 0; at < bytes.length; ) {
    const from = at + KEY_ID_BYTES + LENGTH_BYTES;
    const to = from + bytes.readUInt32BE(at + KEY_ID_BYTES);
    blocks.push({ keyId: stringify(bytes, at), encrypted: bytes.subarray(from, to) });
    at = to;
  }
  return blocks;
}
