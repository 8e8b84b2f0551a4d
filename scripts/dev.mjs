// npm run dev: PostgreSQL, the backend and the front end, restarted whenever their sources change.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { clearTimeout, setTimeout } from 'node:timers';
import { buildBackend } from './lib/builds.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { describeError, giveUp, takeNothing } from './lib/problem.mjs';
import { claimDataAndPort, startDatabase, stopDatabase } from './lib/service.mjs';
import { readSettings } from './lib/settings.mjs';

/** A debounce, as an editor may save several files, or one in several steps. */
const SAVE_DELAY_MS = 100;

const parts = {};
const children = new Set();
let backend;
let restarted = Promise.resolve();
let stopping = false;

function launch(file, cwd) {
  const child = spawn(process.execPath, [inRoot(file)], { cwd, stdio: 'inherit' });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** On a compile error the last backend keeps running; one that crashes waits for the next change. */
async function restartBackend() {
  if (stopping) return;
  try {
    await buildBackend();
    await end(backend);
    if (!stopping) backend = launch('backend/dist/src/main.js', root);
  } catch (error) {
    console.error(describeError(error));
  }
}

function watchBackend() {
  let timer;
  watch(inRoot('backend/src'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      restarted = restarted.then(restartBackend);
    }, SAVE_DELAY_MS);
  });
}

async function end(child) {
  if (!children.has(child)) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}

async function stop() {
  if (stopping) return;
  stopping = true;
  await Promise.all([...children].map(end));
  await stopDatabase(parts, 3000);
  process.exit();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
takeNothing('Settings are in the environment or in .env; .env.example explains them.');
try {
  readSettings();
  await claimDataAndPort();
  await startDatabase(parts);
  await restartBackend();
  watchBackend();
  launch('node_modules/vite/bin/vite.js', inRoot('frontend')).once('exit', stop);
} catch (error) {
  giveUp(error);
}
