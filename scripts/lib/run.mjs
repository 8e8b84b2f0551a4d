import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './paths.mjs';

/** A grandchild may outlive the program and hold its output open. */
const OUTPUT_GRACE_MS = 5_000;
const TERMINATION_GRACE_MS = 20_000;

/** Returns exit code and output; a bad exit code does not throw. `show` also prints the output. */
export async function run(command, args, { show = false, timeoutMs, ...options } = {}) {
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
  if (timeoutMs) void endAfter(timeoutMs, child);
  const code = await exit;
  await Promise.race([closed, pause(OUTPUT_GRACE_MS, undefined, { ref: false })]);
  child.stdout?.destroy();
  child.stderr?.destroy();
  if (!child.wasEnded) return { code, output };
  return {
    code: code || 'timeout',
    output: `${output}\nIt was ended, as it took longer than ${timeoutMs / 60_000} minutes.`,
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
  await pause(TERMINATION_GRACE_MS, undefined, { ref: false });
  child.kill('SIGKILL');
}

/** The npm that started this process, or the one on the PATH. */
export function npm(args, options) {
  const itself = process.env.npm_execpath;
  return itself ? run(process.execPath, [itself, ...args], options) : run('npm', args, options);
}
