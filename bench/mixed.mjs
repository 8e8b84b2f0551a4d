// npm run bench:mixed: members, reviewers and sockets together for minutes: response times, lag and memory.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildBackend } from '../scripts/lib/builds.mjs';
import { insist } from '../scripts/lib/compose/members.mjs';
import { freePort } from '../scripts/lib/ports.mjs';
import { giveUp, Problem } from '../scripts/lib/problem.mjs';
import { startRedis } from '../scripts/lib/redis.mjs';
import { MixedLoad } from './lib/mixed-load.mjs';
import { withOwnData } from './lib/own-data.mjs';
import { quantile } from './lib/rounds.mjs';
import { Visitor } from './lib/visitor.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '15' },
    rate: { type: 'string', default: '800' },
    sockets: { type: 'string', default: '1000' },
    rebuild: { type: 'boolean', default: false },
    redis: { type: 'boolean', default: false },
  },
});
const [minutes, rate, sockets] = ['minutes', 'rate', 'sockets'].map((name) => Number(values[name]));
/** How many creators register at a time. */
const AT_ONCE = 4;
const MAX_P95_MS = 50;
const LAG_INTERVAL_MS = 5_000;
const program = (name) => fileURLToPath(new URL(`../backend/dist/src/${name}`, import.meta.url));

try {
  await buildBackend();
  await withOwnData(async (own) => {
    const redis = values.redis ? await startRedis() : undefined;
    const env = { ...own, ...(redis && { REDIS_URL: redis.url }) };
    const roles = values.redis ? ['api', 'worker'] : ['all'];
    const started = await Promise.all(roles.map((role) => start(role, env)));
    try {
      await underLoad(started, env);
    } finally {
      await Promise.all(started.map(end));
      await redis?.stop();
    }
  });
  process.exit(0);
} catch (error) {
  giveUp(error);
}

async function start(role, env) {
  const port = String(await freePort());
  const settings = { ...env, ROLE: role, PORT: port, WORKER_PORT: port, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [program('main.js')], {
    env: settings,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await insist(() => fetch(`${url}/health/ready`));
  return { child, url };
}

async function end({ child }) {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function underLoad(started, env) {
  const { url } = started[0];
  const pids = started.map(({ child }) => child.pid);
  const load = new MixedLoad({ url, rate, ...(await gather(url, env)) });
  await load.open();
  const all = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const rebuilt = values.rebuild && minute === Math.ceil(minutes / 2) && rebuildAll(env);
    const lag = watchLag(started.at(-1).url);
    const times = await load.run(60);
    await rebuilt;
    for (const time of times) all.push(time);
    const heard = `${load.connected} sockets, ${load.news} live messages, lag ${(await lag()).toFixed(2)} s`;
    console.log(
      `minute ${minute}: ${times.length / 60}/s, ${lateness(times)}, ${heard}, ${memoryOf(pids)} MB, ${load.failures.length} failed`,
    );
  }
  load.close();
  if (load.failures.length > 0) throw new Problem(`${load.failures.length} failed: ${load.failures[0]}`);
  console.log(`all: ${lateness(all)}`);
  if (quantile(all, 0.95) > MAX_P95_MS) throw new Problem(`p95 is over ${MAX_P95_MS} ms.`);
}

function lateness(times) {
  const of = (percent) => `p${percent} ${quantile(times, percent / 100).toFixed(1)} ms`;
  return [50, 95, 99].map(of).join(', ');
}

async function gather(url, { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }) {
  const staff = await new Visitor(url).signIn(email, password);
  const creators = [];
  const join = async () => {
    while (creators.length < sockets) {
      const creator = new Visitor(url);
      creators.push(creator);
      await creator.register();
      await staff.send('POST', `/api/admin/members/${creator.user.id}/upgrade`, {});
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, join));
  return { staff, creators };
}

/** The greatest lag of a consumer since the call, in seconds. */
function watchLag(url) {
  let isOver = false;
  const watching = (async () => {
    let longest = 0;
    while (!isOver) {
      const text = await (await fetch(`${url}/metrics`)).text();
      const lags = text.matchAll(/^sankofa_consumer_lag_seconds\{.*\} (\S+)$/gm);
      for (const [, lag] of lags) longest = Math.max(longest, Number(lag));
      await pause(LAG_INTERVAL_MS);
    }
    return longest;
  })();
  return () => {
    isOver = true;
    return watching;
  };
}

async function rebuildAll(env) {
  const begun = performance.now();
  const sankofa = [program('command-line/sankofa.js'), 'replay', '--all'];
  const [code] = await once(spawn(process.execPath, sankofa, { env, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit');
  if (code !== 0) throw new Problem('The read models could not be made anew.');
  console.log(`all read models made anew in ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
}

/** Resident memory in MB, from /proc. */
function memoryOf(pids) {
  const kilobytes = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
  return pids.map((pid) => Math.round(kilobytes(pid) / 1_024)).join(' and ');
}
