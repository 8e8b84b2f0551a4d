import { readdirSync, readFileSync } from 'node:fs';

const MAX_GROWTH = 1.1;

export interface Footprint {
  readonly megabytes: number;
  /** Open files and connections. */
  readonly handles: number;
}

export function footprintOf(pid: number | undefined): Footprint {
  if (pid === undefined) throw new Error('The process is not running.');
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1];
  return { megabytes: Number(kilobytes) / 1024, handles: readdirSync(`/proc/${String(pid)}/fd`).length };
}

export function grown(before: Footprint, after: Footprint): string[] {
  return (['megabytes', 'handles'] as const)
    .filter((figure) => after[figure] > before[figure] * MAX_GROWTH)
    .map((figure) => `${figure} grew from ${before[figure].toFixed(0)} to ${after[figure].toFixed(0)}`);
}
