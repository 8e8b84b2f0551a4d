import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock.js';
import { inTransaction, Pool, type Transaction } from '../database/pool.js';
import { addMinutes } from '../event-sourcing/index.js';

const PAUSE_MINUTES = 60;

export type PausedKind = 'queue' | 'consumer' | 'webhook';

export interface Pause {
  readonly kind: PausedKind;
  readonly name: string;
  readonly reason: string;
  readonly pausedAt: Date;
  /** null: until somebody resumes it. */
  readonly endsAt: Date | null;
}

const columns = `kind, name, reason, paused_at as "pausedAt", ends_at as "endsAt"`;

@Injectable()
export class Pauses {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {}

  /** An hour from now, or undefined to wait until somebody resumes it. */
  endOf(untilResumed: boolean): string | undefined {
    return untilResumed ? undefined : addMinutes(this.clock.now(), PAUSE_MINUTES).toISOString();
  }

  /** Changes of one queue's pause run one at a time. They write last, as whoever has written holds back the feed. */
  async inTurn(queue: string, change: (tx: Transaction) => Promise<void>): Promise<void> {
    await inTransaction(this.pool, async (tx) => {
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`pause/${queue}`]);
      await change(tx);
    });
  }

  async begin(
    kind: PausedKind,
    name: string,
    reason: string,
    endsAt: string | undefined,
    on: Transaction,
  ): Promise<void> {
    await on.query(
      `insert into es.pauses (kind, name, reason, paused_at, ends_at) values ($1, $2, $3, $4, $5)
       on conflict (kind, name) do update set reason = $3, paused_at = $4, ends_at = $5`,
      [kind, name, reason, this.clock.now(), endsAt ?? null],
    );
  }

  async end(kind: PausedKind, name: string, on: Transaction): Promise<void> {
    await on.query('delete from es.pauses where kind = $1 and name = $2', [kind, name]);
  }

  async list(): Promise<Pause[]> {
    return (await this.pool.query<Pause>(`select ${columns} from es.pauses order by paused_at`)).rows;
  }

  async due(on: Transaction = this.pool): Promise<Pause[]> {
    const text = `select ${columns} from es.pauses where ends_at <= $1`;
    return (await on.query<Pause>(text, [this.clock.now()])).rows;
  }
}
