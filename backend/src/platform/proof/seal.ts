import { createHash } from 'node:crypto';
import type { SealingKey, VerifyingKeys } from './seal-keys.js';

/** A signed statement of what the log was: so many events, with this root over them. */
export interface Seal {
  /** From 1, without gaps. */
  readonly number: number;
  readonly size: number;
  readonly root: Buffer;
  /** Position of the last event, as `inc-tx-pos`. */
  readonly position: string;
  readonly sealedAt: string;
  readonly previous: Buffer | null;
  readonly keyId: string;
  readonly signature: Buffer;
}

/** What of a seal tells the log under it from every other: so much is kept elsewhere as an anchor. */
export type KeptHead = Pick<Seal, 'number' | 'size' | 'root'>;

export const formatHead = ({ number, size, root }: KeptHead): string =>
  [number, size, root.toString('base64')].join(':');

/** A seal as JSON, or as {@link formatHead} writes it; undefined for anything else. */
export function parseHead(text: string): KeptHead | undefined {
  const [, number, size, root] = /^(\d+):(\d+):([A-Za-z0-9+/]{43}=)$/.exec(text.trim()) ?? headOfJson(text) ?? [];
  const head = { number: Number(number), size: Number(size), root: Buffer.from(String(root), 'base64') };
  return head.root.length === 32 && Number.isSafeInteger(head.number + head.size) ? head : undefined;
}

function headOfJson(text: string): unknown[] | undefined {
  try {
    const { number, size, root } = JSON.parse(text) as Partial<WrittenSeal>;
    return [undefined, number, size, root];
  } catch {
    return undefined;
  }
}

export type UnsignedSeal = Omit<Seal, 'keyId' | 'signature'>;

function statementOf(seal: UnsignedSeal): string {
  return [
    'sankofa seal 1',
    String(seal.number),
    String(seal.size),
    seal.root.toString('base64'),
    seal.position,
    seal.sealedAt,
    seal.previous?.toString('base64') ?? '-',
    '',
  ].join('\n');
}

export const hashOfSeal = (seal: UnsignedSeal): Buffer => createHash('sha256').update(statementOf(seal)).digest();

export function signSeal(seal: UnsignedSeal, key: SealingKey): Seal {
  return { ...seal, keyId: key.id, signature: key.sign(Buffer.from(statementOf(seal))) };
}

export const isSigned = (seal: Seal, keys: VerifyingKeys): boolean =>
  keys.verify(seal.keyId, Buffer.from(statementOf(seal)), seal.signature);

/** A seal as JSON: hashes in base64. */
export interface WrittenSeal extends Omit<Seal, 'root' | 'previous' | 'signature'> {
  readonly root: string;
  readonly previous: string | null;
  readonly signature: string;
}

export function writeSeal({ number, size, position, sealedAt, keyId, ...seal }: Seal): WrittenSeal {
  const [root, signature] = [seal.root.toString('base64'), seal.signature.toString('base64')];
  const previous = seal.previous?.toString('base64') ?? null;
  return { number, size, root, position, sealedAt, previous, keyId, signature };
}

export const readSeal = (written: WrittenSeal): Seal => ({
  ...written,
  root: Buffer.from(written.root, 'base64'),
  previous: written.previous === null ? null : Buffer.from(written.previous, 'base64'),
  signature: Buffer.from(written.signature, 'base64'),
});
