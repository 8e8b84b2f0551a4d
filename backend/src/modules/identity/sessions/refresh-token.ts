import { createHash, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { boxKey, open, seal } from '../../../platform/secrets/sealed-box.js';

const BYTES = 32;

/** 256 random bits. Only the hash is stored; that many bits need no pepper. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url');

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Keeps a token's successor for the tab that comes a moment later with the same token. The key comes from that token
 * itself, which is stored nowhere, so the database alone does not give it away.
 */
export const sealSuccessor = (token: string, successor: string): Buffer =>
  seal(successorKey(token), Buffer.from(successor), 'successor');

export const openSuccessor = (token: string, sealed: Buffer): string =>
  open(successorKey(token), sealed, 'successor').toString();

const successorKey = (token: string): KeyObject =>
  boxKey(Buffer.from(hkdfSync('sha256', token, '', 'successor', BYTES)));
