// Runs another program to its end.
import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/** Exit code and output of a program; a bad exit is not an error. With show, the output goes to the terminal as well. */
export function run(command, args, { show = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    const take = (terminal) => (chunk) => {
      output += chunk;
      if (show) terminal.write(chunk);
    };
    child.stdout?.on('data', take(process.stdout));
    child.stderr?.on('data', take(process.stderr));
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: code ?? signal, output }));
  });
}

/** npm as the one that started us, else as found on the path. */
export function npm(args, options) {
  const itself = process.env.npm_execpath;
  return itself ? run(process.execPath, [itself, ...args], options) : run('npm', args, options);
}
