import { createHash } from 'node:crypto';

/** Keeps the 48 bits of a UUID v7's time, so that derived ids stay in index order. The rest is a hash (v8). */
export function derivedId(id: string, use: string): string {
  const hash = createHash('sha256').update(`${id}/${use}`).digest('hex');
  const variant = ((Number.parseInt(hash.charAt(15), 16) & 0x3) | 0x8).toString(16);
  return `${id.slice(0, 13)}-8${hash.slice(0, 3)}-${variant}${hash.slice(3, 6)}-${hash.slice(6, 15)}${hash.slice(16, 19)}`;
}

export const derivedStream = (subjectId: string, use: string) => ({ streamId: derivedId(subjectId, use), subjectId });
