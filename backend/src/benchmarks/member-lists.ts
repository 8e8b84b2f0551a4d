import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startApp } from '../create-app.js';
import { readConfig } from '../platform/config/config.js';
import { migrate } from '../platform/database/migrate.js';
import { startBareServer } from './bare-server.js';
import { fill } from './fill-members.js';
import { measure } from './load.js';
import { registerMany } from './many-members.js';
import { sideBySide } from './side-by-side.js';

const CONNECTIONS = 8;
const SECONDS = 2;
const STEADY_SECONDS = 10;
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
    const { ratio, failed, ...of } = await sideBySide(ours, theirs);
    const steady = await measure({ ...ours, connections: 2, rate: STEADY_RATE, seconds: STEADY_SECONDS });
    if (failed + steady.failed > 0) throw new Error(`${name}: some requests failed.`);
    const figures = [
      [of.ours.perSecond, 10, 0],
      [of.theirs.perSecond, 10, 0],
      [ratio.perSecond, 8, 2],
      [of.ours.p95, 9, 1],
      [of.theirs.p95, 11, 1],
      [ratio.p95, 8, 2],
      [steady.p95, 9, 1],
    ] as const;
    say(name.padEnd(24) + figures.map(([figure, width, digits]) => figure.toFixed(digits).padStart(width)).join(''));
  }
  const analysis = {
    url: `${product}/api/admin/analytics`,
    token,
    connections: 2,
    seconds: STEADY_SECONDS,
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
