import { createHash } from 'node:crypto';

const PREFIX = 'skf_';
const SECRET_LENGTH = 40;
const CHECKSUM_LENGTH = 8;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Makes an API token from a secret: `skf_`, 160 bits, and a checksum by which secret scanners recognize tokens. */
export function apiTokenOf(secret: Buffer): string {
  const body = PREFIX + secret.toString('hex').slice(0, SECRET_LENGTH);
  return body + digest(body).slice(0, CHECKSUM_LENGTH);
}

export function isApiToken(text: string): boolean {
  const body = text.slice(0, -CHECKSUM_LENGTH);
  const isWhole = text.startsWith(PREFIX) && body.length === PREFIX.length + SECRET_LENGTH;
  return isWhole && digest(body).startsWith(text.slice(-CHECKSUM_LENGTH));
}

/** The stored form of a token. 160 random bits need no pepper. */
export const hashOfApiToken = (token: string): Buffer => createHash('sha256').update(token).digest();
