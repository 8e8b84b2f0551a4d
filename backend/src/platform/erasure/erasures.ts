import { Injectable, Logger } from '@nestjs/common';
import { PeriodicTask } from '../background/periodic-task.js';
import { Clock } from '../config/clock.js';
import { inTransaction, Pool, type Transaction } from '../database/pool.js';
import type { Purpose } from '../event-sourcing/index.js';
import { DataKeys } from '../event-store/personal-data/data-keys.js';
import { LiveUpdates } from '../live-updates/live-updates.js';
import { Erasers, type Erasure, PurposeRules } from './eraser.js';
import { ErasureList } from './erasure-list.js';

const POLL_INTERVAL_MS = 5_000;

export interface UnfinishedWork {
  readonly count: number;
  readonly since: Date | null;
}

/** One erased purpose: when its key was destroyed, when the last copy was removed, and how many rows from where. */
export interface ErasedPurpose {
  readonly subjectId: string;
  readonly purpose: Purpose;
  readonly erasedAt: Date;
  readonly finishedAt: Date | null;
  readonly removed: Readonly<Record<string, number>> | null;
}

/** Destroys keys in the event's transaction, after listing them. Other copies follow at once, or after a restart. */
@Injectable()
export class Erasures {
  private readonly logger = new Logger('erasures');
  readonly finishing = new PeriodicTask('erasures', POLL_INTERVAL_MS, () => this.finishPending());

  constructor(
    private readonly clock: Clock,
    private readonly pool: Pool,
    private readonly keys: DataKeys,
    private readonly erasers: Erasers,
    private readonly list: ErasureList,
    private readonly live: LiveUpdates,
    private readonly rules: PurposeRules,
  ) {}

  async record(tx: Transaction, { subjectId, purposes }: Erasure, at: Date): Promise<void> {
    await this.keys.destroy(tx, subjectId, purposes, at);
    await tx.query(
      `insert into es.erasures (subject_id, purpose, erased_at)
       select $1, purpose, $3 from unnest($2::text[]) purpose on conflict do nothing`,
      [subjectId, purposes, at],
    );
    await this.list.add({ subjectId, purposes }, at);
  }

  /** Removes a member's data everywhere. If another process does so already, waits for it or returns. */
  async finish(subjectId: string, whenBusy: 'wait' | 'leave' = 'wait'): Promise<void> {
    this.keys.forget(subjectId);
    this.live.disconnect(subjectId);
    await inTransaction(this.pool, async (tx) => {
      const { rows } = await tx.query<{ purpose: Purpose }>(
        `select purpose from es.erasures where subject_id = $1 and finished_at is null order by purpose
         for update${whenBusy === 'leave' ? ' skip locked' : ''}`,
        [subjectId],
      );
      const purposes = rows.map(({ purpose }) => purpose);
      if (purposes.length > 0) await this.removeAll(tx, { subjectId, purposes });
    });
  }

  /** {@link finish} for a request handler: a failure is logged, and retried later. */
  async finishNow(subjectId: string, whenBusy: 'wait' | 'leave' = 'wait'): Promise<void> {
    try {
      await this.finish(subjectId, whenBusy);
    } catch (error) {
      this.logger.error({ message: 'an erasure is not finished yet', error });
    }
  }

  async unfinished(): Promise<UnfinishedWork> {
    const text = 'select count(*) as count, min(erased_at) as since from es.erasures where finished_at is null';
    return (await this.pool.query<UnfinishedWork>(text)).rows[0] ?? { count: 0, since: null };
  }

  async isErased(subjectId: string, purposes: readonly Purpose[]): Promise<boolean> {
    const { rowCount } = await this.pool.query({
      name: 'erasure-of-member',
      text: `select from es.erasures where subject_id = $1 and purpose = any($2) limit 1`,
      values: [subjectId, [...this.rules.essential, ...purposes]],
    });
    return rowCount !== 0;
  }

  async ofMembers(subjectIds: readonly string[]): Promise<ErasedPurpose[]> {
    const { rows } = await this.pool.query<ErasedPurpose>(
      `select subject_id as "subjectId", purpose, erased_at as "erasedAt", finished_at as "finishedAt", removed
       from es.erasures where subject_id = any($1) order by erased_at, purpose`,
      [subjectIds],
    );
    return rows;
  }

  private async removeAll(tx: Transaction, erasure: Erasure): Promise<void> {
    const removed: Record<string, number> = {};
    for (const eraser of this.erasers.all()) removed[eraser.name] = await eraser.erase(tx, erasure);
    const at = this.clock.now();
    await tx.query(
      `update es.erasures set finished_at = $3, removed = $4 where subject_id = $1 and purpose = any($2)`,
      [erasure.subjectId, erasure.purposes, at, JSON.stringify(removed)],
    );
  }

  /** Finishes erasures that another process left. One that fails does not block the others. */
  private async finishPending(): Promise<void> {
    const { rows } = await this.pool.query<{ subject_id: string }>(
      'select distinct subject_id from es.erasures where finished_at is null limit 100',
    );
    for (const { subject_id: subjectId } of rows) await this.finishNow(subjectId, 'leave');
  }
}
