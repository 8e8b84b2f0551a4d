import { tokenRightNames } from '../../src/access/token-rights.js';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** A token with all rights that its maker can give, for a day. */
export async function fullToken(product: TestApp, maker: TestClient): Promise<string> {
  const { body } = await maker.get<{ rights: { name: string }[] }>('/api/me/api-tokens');
  const rights = body.rights.map(({ name }) => name).filter((name) => tokenRightNames.some((it) => it === name));
  const expiresAt = new Date(product.clock.now().getTime() + 86_400_000);
  const made = await maker.post<{ token: string }>('/api/me/api-tokens', { name: 'All', rights, expiresAt });
  return made.body.token;
}
