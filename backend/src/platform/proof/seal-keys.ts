import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Config } from '../config/config.js';

/** What DER puts before the 32 bytes of a private and of a public key of Ed25519. */
const PRIVATE_KEY = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_KEY = Buffer.from('302a300506032b6570032100', 'hex');

export interface SealingKey {
  readonly id: string;
  readonly publicKey: string;
  sign(statement: Buffer): Buffer;
}

/** The key that signs seals, from the 32 bytes of `SEAL_KEY`, which are kept outside the database. */
export function sealingKey(secret: Buffer): SealingKey {
  const key = createPrivateKey({ key: Buffer.concat([PRIVATE_KEY, secret]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(PUBLIC_KEY.length);
  const id = idOf(publicKey);
  return { id, publicKey: publicKey.toString('base64'), sign: (statement) => sign(null, statement, key) };
}

/** `SEAL_KEY` is not the key that signed the seals so far. */
export class StrangeSealKey extends Error {
  constructor() {
    super('SEAL_KEY is another key than the one that signed the newest seal. There is one key for the whole of a log.');
    this.name = 'StrangeSealKey';
  }
}

export class VerifyingKeys {
  private readonly keys: ReadonlyMap<string, KeyObject>;

  constructor(publicKeys: readonly string[]) {
    this.keys = new Map(publicKeys.map((text) => readPublicKey(Buffer.from(text, 'base64'))));
  }

  has(keyId: string): boolean {
    return this.keys.has(keyId);
  }

  verify(keyId: string, statement: Buffer, signature: Buffer): boolean {
    const key = this.keys.get(keyId);
    return key !== undefined && verify(null, statement, key, signature);
  }
}

/** What the seals of this installation are checked with. */
export const verifyingKeysOf = ({ sealKey }: Pick<Config, 'sealKey'>): VerifyingKeys =>
  new VerifyingKeys([sealingKey(sealKey).publicKey]);

function readPublicKey(bytes: Buffer): [string, KeyObject] {
  if (bytes.length !== 32) throw new Error('A public key of the seals is 32 bytes in base64.');
  const key = createPublicKey({ key: Buffer.concat([PUBLIC_KEY, bytes]), format: 'der', type: 'spki' });
  return [idOf(bytes), key];
}

const idOf = (publicKey: Buffer): string => createHash('sha256').update(publicKey).digest('hex').slice(0, 16);
