import type { Pool } from '../database/pool.js';
import { addDays } from '../event-sourcing/index.js';
import type { Peppers } from '../secrets/peppers.js';
import { accessColumns, MARKS, NO_MARK, type StoredAccess, statementOf } from './access-entry.js';
import type { AccessMark } from './access-log.js';

const ROWS_PER_READ = 5_000;

/** A seal of the access log in the event log: the newest row at that time, and the retention then. */
interface RecordedSeal {
  readonly number: number;
  readonly mark: string;
  readonly keepDays: number;
  readonly at: Date;
}

export interface AccessLogToCheck {
  readonly pool: Pool;
  readonly peppers: Peppers;
  readonly keepDays: number;
  readonly now: Date;
  readonly newest?: AccessMark | undefined;
}

/** The number of the first row that was altered, removed or added; undefined if all rows fit their marks. */
export async function findAlteredAccess(log: AccessLogToCheck): Promise<number | undefined> {
  const { rows: seals } = await log.pool.query<RecordedSeal>(
    `select (data ->> 'number')::bigint as number, data ->> 'mark' as mark, (data ->> 'keepDays')::int as "keepDays",
       recorded_at as at from es.events where type = 'AccessLogSealed' order by (data ->> 'number')::bigint`,
  );
  const start = await startOf(log, seals);
  if (typeof start === 'number') return start;
  const marks = new Map(seals.map(({ number, mark }) => [number, mark]));
  let last: AccessMark = start;
  for (let rows = await read(log.pool, last.number); rows.length > 0; rows = await read(log.pool, last.number)) {
    for (const row of rows) {
      const mac = await log.peppers.hash(MARKS, statementOf(row, last.mac));
      const sealed = marks.get(row.number) ?? mac.toString('base64');
      if (row.number !== last.number + 1 || !mac.equals(row.mac) || sealed !== mac.toString('base64'))
        return last.number + 1;
      last = { number: row.number, mac };
    }
  }
  const reached = Math.max(seals.at(-1)?.number ?? 0, log.newest?.number ?? 0);
  return last.number < reached ? last.number + 1 : undefined;
}

/** Old rows are deleted up to a seal, whose mark the next row follows. Returns a number if it was too early. */
async function startOf({ pool, keepDays, now }: AccessLogToCheck, seals: readonly RecordedSeal[]) {
  const { rows } = await pool.query<{ first: number | null }>('select min(number) as first from es.access_log');
  const first = rows[0]?.first ?? 1;
  if (first === 1) return { number: 0, mac: NO_MARK };
  const seal = seals.find(({ number }) => number >= first - 1);
  const isDue = seal && seal.at < addDays(now, -Math.min(keepDays, seal.keepDays));
  return isDue ? { number: seal.number, mac: Buffer.from(seal.mark, 'base64') } : 1;
}

async function read(pool: Pool, after: number): Promise<StoredAccess[]> {
  const text = `select ${accessColumns} from es.access_log where number > $1 order by number limit $2`;
  return (await pool.query<StoredAccess>(text, [after, ROWS_PER_READ])).rows;
}
