import { createHash } from 'node:crypto';

/** Lets an event identify a secret that is stored beside the log, without revealing it. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
