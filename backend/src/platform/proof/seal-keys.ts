import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Config } from '../config/config.js';

/** The DER prefixes of a private and a public Ed25519 key of 32 bytes. */
const PRIVATE_KEY = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_KEY = Buffer.from('302a300506032b6570032100', 'hex');

export interface SealingKey {
  readonly id: string;
  readonly publicKey: string;
  sign(statement: Buffer): Buffer;
}

/** Makes the signing key from the 32 bytes of `SEAL_KEY`, which is stored outside the database. */
export function sealingKey(secret: Buffer): SealingKey {
  const key = createPrivateKey({ key: Buffer.concat([PRIVATE_KEY, secret]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(PUBLIC_KEY.length);
  const text = publicKey.toString('base64');
  return { id: keyIdOf(text), publicKey: text, sign: (statement) => sign(null, statement, key) };
}

export class StrangeSealKey extends Error {
  constructor() {
    super('SEAL_KEY is another key than the one that signed the newest seal. To change it, let that one follow it.');
    this.name = 'StrangeSealKey';
  }
}

export class VerifyingKeys {
  private readonly keys: Map<string, KeyObject>;

  constructor(publicKeys: readonly string[]) {
    this.keys = new Map(publicKeys.map((text) => [keyIdOf(text), readPublicKey(text)]));
  }

  has(keyId: string): boolean {
    return this.keys.has(keyId);
  }

  add(publicKey: string): void {
    this.keys.set(keyIdOf(publicKey), readPublicKey(publicKey));
  }

  verify(keyId: string, statement: Buffer, signature: Buffer): boolean {
    const key = this.keys.get(keyId);
    return key !== undefined && verify(null, statement, key, signature);
  }
}

type SealKeys = Pick<Config, 'sealKeys' | 'sealPublicKeys'>;

export const publicKeysOf = ({ sealKeys, sealPublicKeys }: SealKeys): string[] => [
  ...sealKeys.map((secret) => sealingKey(secret).publicKey),
  ...sealPublicKeys.map((key) => key.toString('base64')),
];

function readPublicKey(text: string): KeyObject {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== 32) throw new Error('A public key of the seals is 32 bytes in base64.');
  return createPublicKey({ key: Buffer.concat([PUBLIC_KEY, bytes]), format: 'der', type: 'spki' });
}

export const keyIdOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16);
