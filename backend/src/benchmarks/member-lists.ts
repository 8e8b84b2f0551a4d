import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startApp } from '../create-app.js';
import { readConfig } from '../platform/config/config.js';
import { migrate } from '../platform/database/migrate.js';
import { startBareServer } from './bare-server.js';
import { fill } from './fill-members.js';
import { measure } from './load.js';
import { registerMany } from './many-members.js';

const CONNECTIONS = 8;
const SECONDS = 4;
const STEADY_RATE = 20;

const lists = {
  'first page': '',
  'page 1,000': 'page=1000',
  'filter with total': 'country=nigeria&membershipType=Creator',
  'filter, page 1,000': 'country=nigeria&page=1000',
  'by points': 'sort=-points',
  'by name': 'sort=name',
  search: 'q=okafor-77',
} as const;

export type Say = (line: string) => void;

/** Fills so many members through the log and measures the staff's lists over them, beside a bare server. */
export async function benchMemberLists(count: number, say: Say, env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig({ ...env, ROLE: 'api', LOG_LEVEL: 'error' });
  await migrate(config.databaseUrl);
  const app = await startApp(config);
  await app.listen(0, '127.0.0.1');
  const bare = await startBareServer(config.databaseUrl, CONNECTIONS);
  try {
    await timed('registered in the log', say, () => registerMany(app, count));
    await timed('listed', say, () => fill(app, ['members', 'analytics']));
    await compare(app, config, bare.url, say);
  } finally {
    await bare.close();
    await app.close();
  }
}

async function compare(
  app: NestFastifyApplication,
  config: { adminEmail: string; adminPassword: string },
  bare: string,
  say: Say,
): Promise<void> {
  const product = (await app.getUrl()).replace('[::1]', '127.0.0.1');
  const token = await signIn(product, config);
  say('list                     product/s    bare/s   ratio   p95 ms   bare p95   ratio   p95 at 20/s');
  for (const [name, query] of Object.entries(lists)) {
    const ours = { url: `${product}/api/admin/members?${query}`, token, connections: CONNECTIONS, seconds: SECONDS };
    const theirs = { url: `${bare}/members?${query}`, connections: CONNECTIONS, seconds: SECONDS };
    await measure({ ...ours, seconds: 1 });
    await measure({ ...theirs, seconds: 1 });
    const [own, other] = [await measure(ours), await measure(theirs)];
    const steady = await measure({ ...ours, connections: 2, rate: STEADY_RATE });
    if (own.failed + other.failed + steady.failed > 0) throw new Error(`${name}: some requests failed.`);
    const cells = [own.perSecond, other.perSecond].map((n) => n.toFixed(0).padStart(10));
    const ratio = (a: number, b: number): string => (a / b).toFixed(2).padStart(8);
    const ms = (n: number): string => n.toFixed(1).padStart(9);
    say(
      `${name.padEnd(24)}${cells.join('')}${ratio(own.perSecond, other.perSecond)}${ms(own.p95)}  ${ms(other.p95)}${ratio(own.p95, other.p95)}${ms(steady.p95)}`,
    );
  }
  const analysis = {
    url: `${product}/api/admin/analytics`,
    token,
    connections: 2,
    seconds: SECONDS,
    rate: STEADY_RATE,
  };
  say(`${'analysis'.padEnd(85)}${(await measure(analysis)).p95.toFixed(1).padStart(9)}`);
}

async function signIn(
  url: string,
  { adminEmail: email, adminPassword: password }: { adminEmail: string; adminPassword: string },
): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

async function timed(what: string, say: Say, work: () => Promise<void>): Promise<void> {
  const begun = performance.now();
  await work();
  say(`${what} after ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
}
