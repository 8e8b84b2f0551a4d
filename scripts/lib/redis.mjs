// A Redis for tests, on its own port and without persistence: found, or installed where that is simple.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { freePort } from './ports.mjs';
import { Problem } from './problem.mjs';
import { install, isProgram, mayInstall, onPath } from './programs.mjs';

const MAX_STARTS = 5;

async function redisFile() {
  const found = findRedis();
  if (found) return found;
  if (mayInstall()) await install('redis-server');
  const installed = findRedis();
  if (installed) return installed;
  throw new Problem(
    'These tests need a Redis server. Install it from your system’s packages (Debian: apt-get install redis-server), or name one in REDIS_SERVER.',
  );
}

const findRedis = () => process.env.REDIS_SERVER ?? onPath(['redis-server', 'valkey-server']).find(isProgram);

/** Starts Redis; returns its address and ways to stop or kill it. `settings` as on its command line. */
export async function startRedis({ port, settings = {} } = {}) {
  const file = await redisFile();
  for (let start = 1; ; start += 1) {
    const chosen = port ?? (await freePort());
    const server = await launch(file, chosen, { 'maxmemory-policy': 'noeviction', ...settings });
    if (server) return server;
    if (start === MAX_STARTS) throw new Problem(`Redis did not start on port ${chosen}.`);
  }
}

async function launch(file, port, settings) {
  const fixed = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: tmpdir(), 'protected-mode': 'no' };
  const args = Object.entries({ ...fixed, ...settings }).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'exit');
  if (!(await Promise.race([isReady(child), ended.then(() => false)]))) return undefined;
  child.stdout.resume();
  const end = async (signal) => {
    child.kill(signal);
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    pid: child.pid,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

async function isReady(child) {
  let output = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    output += chunk;
    if (output.includes('Ready to accept connections')) return true;
  }
  return false;
}
