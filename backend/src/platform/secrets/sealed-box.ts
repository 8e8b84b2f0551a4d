import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;
/** Random bytes are asked for so many nonces at a time; asked for one by one, they take longer than the cipher. */
const NONCES = 256;

/**
 * A key ready for use. Made once, it seals and opens in a third of the time that Node takes with its bare bytes, of
 * which it makes such a key each time.
 */
export const boxKey = (bytes: Buffer): KeyObject => createSecretKey(bytes);

let drawn = Buffer.alloc(0);
let used = 0;

/** Twelve random bytes that were in no nonce before. */
function nextNonce(): Buffer {
  if (used === drawn.length) {
    drawn = randomBytes(NONCE * NONCES);
    used = 0;
  }
  return drawn.subarray(used, (used += NONCE));
}

/**
 * AES-256-GCM of `plain`, bound to `context`: what was sealed for one place does not open in another.
 * Layout: nonce (12 bytes), ciphertext, tag (16 bytes).
 */
export function seal(key: KeyObject, plain: Buffer | string, context: string): Buffer {
  const nonce = nextNonce();
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const sealed = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain);
  cipher.final(); // is empty, in this mode
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]);
}

/** The plain text again. Throws when key, context or content is not what was sealed. */
export function open(key: KeyObject, sealed: Buffer, context: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE));
  decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]);
}
