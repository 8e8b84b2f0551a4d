import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Empty if the process does not exist. */
export function commandOf(pid) {
  if (!existsSync('/proc/self/cmdline'))
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)]).stdout?.toString() ?? '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
