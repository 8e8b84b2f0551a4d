import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../config/clock.js';
import { inTransaction, Pool, type Transaction } from '../database/pool.js';
import { httpRefusals } from '../http/http.refusals.js';
import { HttpProblem } from '../http/problem.js';
import { Metrics } from '../metrics/metrics.js';
import { Peppers } from '../secrets/peppers.js';
import { type AccessEntry, type AccessRow, MARKS, NO_MARK, type StoredAccess, statementOf } from './access-entry.js';
import { SealedReasons } from './sealed-reasons.js';

const MAX_ROWS_PER_WRITE = 500;
const MAX_WAITING = 10_000;
const RETRY_DELAY_MS = 1_000;
const LOCK_ID = 7306523;

interface Waiting {
  readonly entry: AccessEntry;
  readonly at: Date;
  readonly written: () => void;
}

export interface AccessMark {
  readonly number: number;
  readonly mac: Buffer;
}

/** The newest row that this process wrote, and the newest event of the log at that time. */
interface Witnessed extends AccessMark {
  readonly event: { readonly stream: string | null; readonly version: number | null; readonly at: string | null };
}

/** Who looked at whose data. Appended in the background, each row with a mark over the one before it. */
@Injectable()
export class AccessLog implements BeforeApplicationShutdown {
  private readonly logger = new Logger('access-log');
  private readonly waiting: Waiting[] = [];
  private writing: Promise<void> | undefined;
  private isClosing = false;
  newest: Witnessed | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly peppers: Peppers,
    private readonly reasons: SealedReasons,
    metrics: Metrics,
  ) {
    const help = 'Accesses to personal data that are not written down yet.';
    metrics.gauge('sankofa_access_log_waiting', help, () => [{ value: this.waiting.length }]);
  }

  /** Data is not shown if the access cannot be recorded. @throws HttpProblem if too many entries wait */
  assertRoom(): void {
    if (this.waiting.length >= MAX_WAITING)
      throw new HttpProblem(httpRefusals.TEMPORARILY_UNAVAILABLE, undefined, RETRY_DELAY_MS / 1_000);
  }

  /** Resolves once the entry is in the database. */
  record(entry: AccessEntry): Promise<void> {
    return new Promise((written) => {
      this.waiting.push({ entry, at: this.clock.now(), written });
      this.writing ??= this.writeAll();
    });
  }

  async settle(): Promise<void> {
    await this.writing;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    await this.settle();
    if (this.waiting.length > 0)
      this.logger.error({ message: 'accesses could not be recorded', count: this.waiting.length });
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.slice(0, MAX_ROWS_PER_WRITE);
      try {
        this.newest = await this.write(batch);
        this.waiting.splice(0, batch.length);
        for (const { written } of batch) written();
      } catch (error) {
        this.logger.error({ message: 'accesses wait to be recorded', count: this.waiting.length, error });
        if (this.isClosing) break;
        await pause(RETRY_DELAY_MS);
      }
    }
    this.writing = undefined;
  }

  /** The newest row written here; undefined if an older state of the whole database was restored since. */
  async known(on: Pool | Transaction = this.pool): Promise<AccessMark | undefined> {
    const { newest } = this;
    if (newest && !(await holds(on, newest.event)) && this.newest === newest) {
      this.logger.error({ message: 'an older state of the access log was put back', lacks: newest.number });
      this.newest = undefined;
    }
    return this.newest;
  }

  private async write(batch: readonly Waiting[]): Promise<Witnessed> {
    const reasons = await Promise.all(batch.map(({ entry }) => this.reasons.seal(entry)));
    await this.peppers.of(MARKS); // loaded here, as a transaction must not wait for another connection
    return inTransaction(this.pool, async (tx) => {
      const [stored, event] = await newestRow(tx);
      let last = await this.follow(stored, tx);
      const rows: StoredAccess[] = [];
      for (const [i, { entry, at }] of batch.entries()) {
        const row = rowOf(entry, at, last.number + 1, reasons[i] ?? null);
        const mac = await this.peppers.hash(MARKS, statementOf(row, last.mac));
        rows.push({ ...row, mac });
        last = { number: row.number, mac };
      }
      await insert(tx, rows);
      return { ...last, event };
    });
  }

  /** If rows were removed meanwhile, continues from the last row written here, so that the gap remains visible. */
  private async follow(stored: AccessMark, tx: Transaction): Promise<AccessMark> {
    if (!this.newest || this.newest.number <= stored.number) return stored;
    const known = await this.known(tx);
    if (!known) return stored;
    this.logger.error({ message: 'rows of the access log were removed', after: stored.number });
    return known;
  }
}

async function newestRow(tx: Transaction): Promise<[AccessMark, Witnessed['event']]> {
  await tx.query('select pg_advisory_xact_lock($1)', [LOCK_ID]);
  const { rows } = await tx.query<Witnessed['event'] & { number: number | null; mac: Buffer | null }>({
    name: 'newest-access',
    text: `select a.number, a.mac, e.stream_id as stream, e.version, e.recorded_at::text as at from (select) as one
           left join (select number, mac from es.access_log order by number desc limit 1) a on true
           left join (select stream_id, version, recorded_at from es.events
                      order by inc desc, tx desc, pos desc limit 1) e on true`,
  });
  const { number, mac, stream = null, version = null, at = null } = rows[0] ?? {};
  return [
    { number: number ?? 0, mac: mac ?? NO_MARK },
    { stream, version, at },
  ];
}

/** Events are never removed, so an event is missing only if the database was restored to an older state. */
async function holds(on: Pool | Transaction, { stream, version, at }: Witnessed['event']): Promise<boolean> {
  const text = 'select 1 from es.events where (stream_id, version) = ($1, $2) and recorded_at = $3::timestamptz';
  return stream === null || (await on.query(text, [stream, version, at])).rowCount !== 0;
}

const rowOf = (entry: AccessEntry, at: Date, number: number, reason: string | null): AccessRow => ({
  number,
  at,
  kind: entry.kind,
  actor: entry.actorId ?? null,
  session: entry.sessionId ?? null,
  route: entry.route,
  subjects: entry.subjects ?? [],
  filter: entry.filter ?? {},
  code: entry.code ?? null,
  reason,
});

async function insert(tx: Transaction, rows: readonly StoredAccess[]): Promise<void> {
  const written = rows.map((row) => ({ ...row, mac: row.mac.toString('hex') }));
  await tx.query({
    name: 'record-accesses',
    text: `insert into es.access_log (number, at, kind, actor_id, session_id, route, subjects, filter, code, reason, mac)
     select number, at, kind, actor, session, route,
       array(select jsonb_array_elements_text(subjects)::uuid), filter, code, decode(reason, 'hex'), decode(mac, 'hex')
     from jsonb_to_recordset($1) as row(number bigint, at timestamptz, kind text, actor uuid, session uuid, route text,
       subjects jsonb, filter jsonb, code text, reason text, mac text)`,
    values: [JSON.stringify(written)],
  });
}
