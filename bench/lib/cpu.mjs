// CPU time, which shows the cost of work even while other programs compete for the machine.
import { existsSync, readFileSync } from 'node:fs';

const MS_PER_TICK = 10;

/** CPU milliseconds used by the server's processes so far; undefined without /proc. */
export async function serverCpu(pool) {
  if (!existsSync('/proc/self/stat')) return undefined;
  const { rows } = await pool.query('select pid from pg_stat_activity');
  return rows.map(({ pid }) => ofProcess(pid)).reduce((sum, ms) => sum + ms, 0);
}

function ofProcess(pid) {
  if (!existsSync(`/proc/${pid}/stat`)) return 0;
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * MS_PER_TICK;
}

export function ownCpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
