import { Injectable, Logger } from '@nestjs/common';
import { PeriodicTask } from '../background/periodic-task.js';
import { Clock } from '../config/clock.js';
import { inTransaction, Pool } from '../database/pool.js';
import { addDays, beginning, type Position } from '../event-sourcing/index.js';
import { type PositionRow, positionColumns, positionOf } from '../event-store/stored-event.js';
import type { Dispatch } from './dispatch.js';
import { JobBackend } from './job-backend.js';
import { Jobs } from './jobs.js';

const CHECK_INTERVAL_MS = 2_000;

/** Detects a new, flushed or replaced job store. Dispatches then add their jobs again, also those already done. */
@Injectable()
export class LostJobs {
  private readonly logger = new Logger('jobs');
  private knownIdentity: string | undefined;
  readonly watching = new PeriodicTask('jobs', CHECK_INTERVAL_MS, () => this.check());

  constructor(
    private readonly backend: JobBackend,
    private readonly jobs: Jobs,
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {}

  async check(): Promise<void> {
    const identity = await this.backend.identity();
    if (identity === this.knownIdentity) return;
    const starts = await Promise.all(this.jobs.dispatches.map((dispatch) => this.rewindPosition(dispatch)));
    await this.jobs.setSchedules();
    await this.pauseQueues();
    await this.rewindCheckpoints(identity, starts);
    this.knownIdentity = identity;
  }

  private async pauseQueues(): Promise<void> {
    const { rows } = await this.pool.query<{ name: string }>(`select name from es.pauses where kind = 'queue'`);
    for (const { name } of rows) await this.jobs.queue(name).pause();
  }

  /** One of several processes rewinds the checkpoints. The new fence makes lease holders read them again. */
  private async rewindCheckpoints(identity: string, starts: readonly (readonly [string, Position])[]): Promise<void> {
    await inTransaction(this.pool, async (tx) => {
      const add = 'insert into es.job_store (identity) values ($1) on conflict do nothing';
      const change = 'update es.job_store set identity = $1, lost_at = now() where identity <> $1';
      if ((await tx.query(add, [identity])).rowCount === 0) {
        if ((await tx.query(change, [identity])).rowCount === 0) return;
        this.logger.warn({ message: 'jobs may have been lost, dispatching again' });
      }
      for (const [name, { inc, tx: xid, pos }] of starts) {
        await tx.query(
          `update es.checkpoints set inc = $2, tx = $3::xid8, pos = $4, fence = fence + 1, owner = null, lease_until = null
           where consumer = $1 and (inc, tx, pos) > ($2, $3::xid8, $4)`,
          [name, inc, String(xid), String(pos)],
        );
      }
    });
  }

  /** The position of the last event before the look-back, found by the index on time. */
  private async rewindPosition({ name, lookBackDays }: Dispatch): Promise<readonly [string, Position]> {
    const { rows } = await this.pool.query<PositionRow>(
      `select ${positionColumns} from es.events where recorded_at < $1
       order by recorded_at desc, inc desc, events.tx desc, events.pos desc limit 1`,
      [addDays(this.clock.now(), -lookBackDays)],
    );
    return [name, rows[0] ? positionOf(rows[0]) : beginning];
  }
}
