// Runs another program to its end.
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './paths.mjs';

/** How long the rest of the output is waited for: what a program started may outlive it and hold its output open. */
const LAST_WORDS_MAY_TAKE = 5_000;
/** How long a program that is asked to end may put things in order. */
const END_MAY_TAKE = 20_000;

/**
 * Exit code and output of a program; a bad exit is not an error. With show, the output goes to the terminal as well.
 * One that is not done after `mayTake` milliseconds is ended, and the output says so.
 */
export async function run(command, args, { show = false, mayTake, ...options } = {}) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let output = '';
  const take = (terminal) => (chunk) => {
    output += chunk;
    if (show) terminal.write(chunk);
  };
  child.stdout?.on('data', take(process.stdout));
  child.stderr?.on('data', take(process.stderr));
  const closed = new Promise((resolve) => child.once('close', resolve));
  const exit = exitOf(child);
  if (mayTake) void endAfter(mayTake, child);
  const code = await exit;
  await Promise.race([closed, pause(LAST_WORDS_MAY_TAKE, undefined, { ref: false })]);
  child.stdout?.destroy();
  child.stderr?.destroy();
  if (!child.wasEnded) return { code, output };
  return {
    code: code || 'timeout',
    output: `${output}\nIt was ended, as it took longer than ${mayTake / 60_000} minutes.`,
  };
}

const exitOf = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });

async function endAfter(limit, child) {
  await pause(limit, undefined, { ref: false });
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.wasEnded = true;
  child.kill('SIGTERM');
  await pause(END_MAY_TAKE, undefined, { ref: false });
  child.kill('SIGKILL');
}

/** npm as the one that started us, else as found on the path. */
export function npm(args, options) {
  const itself = process.env.npm_execpath;
  return itself ? run(process.execPath, [itself, ...args], options) : run('npm', args, options);
}
