import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Drawing nonces one by one takes longer than the cipher. */
const NONCES_PER_DRAW = 256;

/** Callers keep the key object. From bare bytes Node makes one at each use, three times as slow. */
export const cipherKey = (bytes: Buffer): KeyObject => createSecretKey(bytes);

let nonces = Buffer.alloc(0);
let nextOffset = 0;

function nextNonce(): Buffer {
  if (nextOffset === nonces.length) {
    nonces = randomBytes(NONCE_BYTES * NONCES_PER_DRAW);
    nextOffset = 0;
  }
  return nonces.subarray(nextOffset, (nextOffset += NONCE_BYTES));
}

/** AES-256-GCM, bound to `context`. Layout: nonce (12 bytes), ciphertext, tag (16 bytes). */
export function encrypt(key: KeyObject, plain: Buffer | string, context: string): Buffer {
  const nonce = nextNonce();
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const ciphertext = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain);
  cipher.final(); // returns nothing in this mode
  return Buffer.concat([nonce, ciphertext, cipher.getAuthTag()]);
}

/** @throws if key, context or content differ from those of the encryption */
export function decrypt(key: KeyObject, ciphertext: Buffer, context: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, ciphertext.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(context)).setAuthTag(ciphertext.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(ciphertext.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}
