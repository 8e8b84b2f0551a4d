import { createHash } from 'node:crypto';

/**
 * The id that follows from `id` for a use of it, the same at every call. The first 48 bits, a UUID v7's time, are
 * kept, so that derived ids too grow to the right in an index; the rest is SHA-256 of both, marked as UUID v8.
 */
export function derivedId(id: string, use: string): string {
  const hash = createHash('sha256').update(`${id}/${use}`).digest('hex');
  const variant = ((Number.parseInt(hash.charAt(15), 16) & 0x3) | 0x8).toString(16);
  return `${id.slice(0, 13)}-8${hash.slice(0, 3)}-${variant}${hash.slice(3, 6)}-${hash.slice(6, 15)}${hash.slice(16, 19)}`;
}
