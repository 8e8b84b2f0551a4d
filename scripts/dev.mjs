// npm run dev: PostgreSQL, the backend and the front end, each again as soon as its sources change.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { inRoot, root } from './lib/paths.mjs';
import { giveUp } from './lib/problem.mjs';
import { claimDataAndPort, startDatabase, stopDatabase } from './lib/service.mjs';
import { readSettings } from './lib/settings.mjs';

const parts = {};
const children = new Set();
let stopping = false;

function launch(file, args, cwd) {
  const env = { ...process.env, PATH: `${inRoot('node_modules/.bin')}${path.delimiter}${process.env.PATH}` };
  const child = spawn(process.execPath, [inRoot('node_modules', file), ...args], { cwd, env, stdio: 'inherit' });
  children.add(child);
  child.once('exit', () => {
    children.delete(child);
    stop();
  });
}

async function stop() {
  if (stopping) return;
  stopping = true;
  const ends = [...children].map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(ends);
  await stopDatabase(parts, 3000);
  process.exit();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
try {
  readSettings();
  await claimDataAndPort();
  await startDatabase(parts);
  // By a shell, as without one the CLI cannot start what lies in a folder with a space; exec lets signals reach it.
  const runner = process.platform === 'win32' ? ['--no-shell'] : ['--exec', 'exec node'];
  launch('@nestjs/cli/bin/nest.js', ['start', '--watch', ...runner, '--entryFile', 'src/main'], root);
  launch('vite/bin/vite.js', [], inRoot('frontend'));
} catch (error) {
  giveUp(error);
}
