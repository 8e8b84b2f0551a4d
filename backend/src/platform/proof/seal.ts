import { createHash } from 'node:crypto';
import { keyIdOf, publicKeysOf, type SealingKey, VerifyingKeys } from './seal-keys.js';

/** A signed statement about the log: the number of events, and the root over them. */
export interface Seal {
  readonly number: number;
  readonly size: number;
  readonly root: Buffer;
  /** Position of the last event, as `inc-tx-pos`. */
  readonly position: string;
  readonly sealedAt: string;
  readonly previous: Buffer | null;
  readonly keyId: string;
  readonly signature: Buffer;
  /** Only in a seal by which a key hands over to the next. */
  readonly handover?: Handover;
}

/** Two public keys, and the second key's signature over the seal that the first key signs. All in base64. */
export interface Handover {
  readonly from: string;
  readonly to: string;
  readonly signature: string;
}

export const keyAfter = ({ keyId, handover }: Pick<Seal, 'keyId' | 'handover'>): string =>
  handover ? keyIdOf(handover.to) : keyId;

/** The part of a seal that identifies the log under it. Anchors keep this. */
export type KeptHead = Pick<Seal, 'number' | 'size' | 'root'>;

export const formatHead = ({ number, size, root }: KeptHead): string =>
  [number, size, root.toString('base64')].join(':');

/** Finds heads that {@link formatHead} wrote in any text, such as a mail. Otherwise reads the text as a JSON seal. */
export function parseHeads(text: string): KeptHead[] {
  const written = [...text.replaceAll('\\/', '/').matchAll(/(?<![\d:])(\d+):(\d+):([A-Za-z0-9+/]{43}=)/g)];
  return (written.length > 0 ? written : [headOfJson(text) ?? []])
    .map(([, number, size, root]) => ({ number: Number(number), size: Number(size), root: rootOf(root) }))
    .filter(({ number, size, root }) => root.length === 32 && Number.isSafeInteger(number + size));
}

const rootOf = (text: unknown): Buffer => Buffer.from(String(text), 'base64');

function headOfJson(text: string): unknown[] | undefined {
  try {
    const { number, size, root } = JSON.parse(text) as Partial<WrittenSeal>;
    return [undefined, number, size, root];
  } catch {
    return undefined;
  }
}

export type UnsignedSeal = Omit<Seal, 'keyId' | 'signature' | 'handover'> & {
  readonly handover?: Pick<Handover, 'from' | 'to'>;
};

function statementOf(seal: UnsignedSeal): string {
  return [
    'sankofa seal 1',
    String(seal.number),
    String(seal.size),
    seal.root.toString('base64'),
    seal.position,
    seal.sealedAt,
    seal.previous?.toString('base64') ?? '-',
    ...(seal.handover ? [`${seal.handover.from} ${seal.handover.to}`] : []),
    '',
  ].join('\n');
}

export const hashOfSeal = (seal: UnsignedSeal): Buffer => createHash('sha256').update(statementOf(seal)).digest();

/** @param next the key that signs from the next seal on. If it differs from `key`, it signs this seal too */
export function signSeal(content: UnsignedSeal, key: SealingKey, next = key): Seal {
  const pair = next === key ? undefined : { from: key.publicKey, to: next.publicKey };
  const statement = Buffer.from(statementOf({ ...content, ...(pair && { handover: pair }) }));
  const handover = pair && { ...pair, signature: next.sign(statement).toString('base64') };
  return { ...content, keyId: key.id, signature: key.sign(statement), ...(handover && { handover }) } as Seal;
}

export function isSigned(seal: Seal, keys: VerifyingKeys): boolean {
  const statement = Buffer.from(statementOf(seal));
  return keys.verify(seal.keyId, statement, seal.signature) && (!seal.handover || isHandedOver(seal));
}

/** Whether the next key signed the seal that hands over to it. */
function isHandedOver(seal: Seal): boolean {
  const { from, to, signature } = seal.handover ?? { from: '', to: '', signature: '' };
  if (![from, to].every((key) => Buffer.from(key, 'base64').length === 32)) return false;
  const bytes = Buffer.from(signature, 'base64');
  return (
    keyIdOf(from) === seal.keyId && new VerifyingKeys([to]).verify(keyIdOf(to), Buffer.from(statementOf(seal)), bytes)
  );
}

/** A seal as JSON. Hashes are in base64. */
export interface WrittenSeal extends Omit<Seal, 'root' | 'previous' | 'signature'> {
  readonly root: string;
  readonly previous: string | null;
  readonly signature: string;
}

export function writeSeal({ number, size, position, sealedAt, keyId, handover, ...seal }: Seal): WrittenSeal {
  const [root, signature] = [seal.root.toString('base64'), seal.signature.toString('base64')];
  const previous = seal.previous?.toString('base64') ?? null;
  const sealed = { number, size, root, position, sealedAt, previous, keyId, signature };
  return handover ? { ...sealed, handover } : sealed;
}

export const readSeal = (written: WrittenSeal): Seal => ({
  ...written,
  root: Buffer.from(written.root, 'base64'),
  previous: written.previous === null ? null : Buffer.from(written.previous, 'base64'),
  signature: Buffer.from(written.signature, 'base64'),
});

/** The keys that verify the seals of this installation: its own keys, and earlier ones that handed over to them. */
export function verifyingKeysOf(config: Parameters<typeof publicKeysOf>[0], handovers: readonly Seal[]): VerifyingKeys {
  const keys = new VerifyingKeys(publicKeysOf(config));
  for (const seal of handovers.toReversed())
    if (seal.handover && keys.has(keyAfter(seal)) && isHandedOver(seal)) keys.add(seal.handover.from);
  return keys;
}
