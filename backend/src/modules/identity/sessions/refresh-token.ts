import { createHash, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { cipherKey, decrypt, encrypt } from '../../../platform/secrets/encryption.js';

const BYTES = 32;

/** 256 random bits. Only the hash is stored; that many bits need no pepper. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url');

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Encrypts the next token under a key derived from this one, which is stored nowhere. */
export const encryptSuccessor = (token: string, successor: string): Buffer =>
  encrypt(successorKey(token), Buffer.from(successor), 'successor');

export const decryptSuccessor = (token: string, encrypted: Buffer): string =>
  decrypt(successorKey(token), encrypted, 'successor').toString();

const successorKey = (token: string): KeyObject =>
  cipherKey(Buffer.from(hkdfSync('sha256', token, '', 'successor', BYTES)));
