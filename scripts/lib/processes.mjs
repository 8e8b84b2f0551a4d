import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The command line of a process; empty when there is no such process. */
export function commandOf(pid) {
  if (!existsSync('/proc/self/cmdline'))
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)]).stdout?.toString() ?? '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
