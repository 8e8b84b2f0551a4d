import { createHash } from 'node:crypto';

/** Tells whether a secret that is kept beside the log is still the one that an event is about, without telling it. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
