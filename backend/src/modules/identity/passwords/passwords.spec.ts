import { expect, it } from '@jest/globals';
import type { Peppers } from '../../../platform/secrets/peppers.js';
import { Passwords } from './passwords.js';

it('are kept as OWASP recommends at least', async () => {
  const peppers = { of: () => Promise.resolve(Buffer.alloc(32)) } as unknown as Peppers;
  expect(await new Passwords(peppers).hash('kola nuts at dawn')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
