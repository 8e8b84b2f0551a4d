import { type ProductConfig, readConfig } from '../config/config.js';

import { migrate } from '../platform/database/migrate.js';
import { startApp } from '../start/create-app.js';
import { startBareServer } from './bare-server.js';
import { fill } from './fill-members.js';
import { fillQueues } from './fill-queues.js';
import { registerMany } from './many-members.js';

export { phoneOf } from './many-members.js';

export type Say = (line: string) => void;

export interface MemberLists {
  readonly product: string;
  /** Signs in anew, as a token lasts only minutes. */
  readonly newToken: () => Promise<string>;
  readonly bare: string;
  readonly close: () => Promise<void>;
}

/** Writes members through the log, and serves staff lists of them, beside a bare server. */
export async function openMemberLists(
  count: number,
  connections: number,
  env: NodeJS.ProcessEnv,
  say: Say,
): Promise<MemberLists> {
  const config = readConfig({ ...env, ROLE: 'api', LOG_LEVEL: 'error' });
  await migrate(config.databaseUrl);
  const app = await startApp(config);
  await app.listen(0, '127.0.0.1');
  const bare = await startBareServer(config.databaseUrl, connections);
  const close = async (): Promise<void> => {
    await bare.close();
    await app.close();
  };
  try {
    await timed('registered in the log', say, () => registerMany(app, count));
    await timed('listed', say, () => fill(app, ['members', 'analytics']));
    await fillQueues(app);
    const product = (await app.getUrl()).replace('[::1]', '127.0.0.1');
    return { product, newToken: () => signIn(product, config), bare: bare.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export async function signIn(
  url: string,
  { adminEmail: email, adminPassword: password }: ProductConfig,
): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

export async function timed(what: string, say: Say, work: () => Promise<void>): Promise<void> {
  const begun = performance.now();
  await work();
  say(`${what} after ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
}
