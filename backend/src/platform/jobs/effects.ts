import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { inTransaction, Pool } from '../database/pool.js';
import { retryWhileUnavailable } from '../database/retry-while-unavailable.js';
import type { UnfinishedWork } from '../erasure/erasures.js';
import { type JobData, RetryLater } from './job.js';

/** An effect without an outcome for this long is in doubt: nobody knows whether it happened. */
const DOUBT_SECONDS = 120;

export interface Effect {
  readonly id: string;
  readonly queue: string;
  readonly data: JobData;
}

export interface DoubtfulEffect extends Effect {
  readonly startedAt: Date;
}

export interface EndedEffect extends Pick<Effect, 'id' | 'data'> {
  readonly endedAt: Date;
}

/** What an effect threw, as its cause. It never tells of the database, even where it has the same code. */
export class EffectFailure extends Error {
  constructor(cause: unknown, message = 'It may have happened.') {
    super(message, { cause });
    this.name = new.target.name;
  }
}

/** An effect throws this if it surely did not happen, so that it is retried. Any other error leaves it in doubt. */
export class DefiniteFailure extends EffectFailure {
  constructor(cause: unknown) {
    super(cause, 'It did not happen.');
  }
}

const IN_DOUBT = `state = 'started' and started_at < now() - make_interval(secs => ${String(DOUBT_SECONDS)})`;

/** The ledger of effects. An effect without an outcome after two minutes is in doubt, and a person resolves it. */
@Injectable()
export class Effects {
  constructor(private readonly pool: Pool) {}

  async once(effect: Effect, work: () => Promise<void>): Promise<boolean> {
    const token = randomUUID();
    if (!(await this.start(effect, token))) return this.wasDone(effect.id);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof DefiniteFailure)) throw new EffectFailure(error);
      await this.deleteStart(effect.id, token);
      throw error;
    }
    await this.finish(effect.id, token);
    return true;
  }

  async inDoubt(): Promise<DoubtfulEffect[]> {
    const { rows } = await this.pool.query<DoubtfulEffect>(
      `select id, queue, data, started_at as "startedAt" from es.effects where ${IN_DOUBT} order by started_at limit 100`,
    );
    return rows;
  }

  async doubts(): Promise<UnfinishedWork> {
    const text = `select count(*) as count, min(started_at) as since from es.effects where ${IN_DOUBT}`;
    return (await this.pool.query<UnfinishedWork>(text)).rows[0] ?? { count: 0, since: null };
  }

  async done(ids: readonly string[]): Promise<Set<string>> {
    return new Set((await this.endings(ids)).map(({ id }) => id));
  }

  async endings(ids: readonly string[]): Promise<EndedEffect[]> {
    const text = `select id, data, ended_at as "endedAt" from es.effects
                  where id = any($1) and state = 'done' order by ended_at desc`;
    return (await this.pool.query<EndedEffect>(text, [ids])).rows;
  }

  async doubtful(id: string): Promise<Effect | undefined> {
    const text = `select id, queue, data from es.effects where id = $1 and ${IN_DOUBT}`;
    return (await this.pool.query<Effect>(text, [id])).rows[0];
  }

  /** Records what a person found out, unless `follow` throws. Returns false if the effect was not in doubt. */
  async resolve(id: string, happened: boolean, follow: () => Promise<void>): Promise<boolean> {
    const change = happened ? `update es.effects set state = 'done', ended_at = now()` : 'delete from es.effects';
    return inTransaction(this.pool, async (tx) => {
      const { rowCount } = await tx.query(`${change} where id = $1 and ${IN_DOUBT}`, [id]);
      if (rowCount === 1) await follow();
      return rowCount === 1;
    });
  }

  async giveUp({ id, queue, data }: Effect): Promise<void> {
    await this.pool.query(
      `insert into es.effects (id, queue, data, state, ended_at) values ($1, $2, $3, 'given up', now())
       on conflict (id) do update set state = 'given up', ended_at = now() where effects.state = 'started'`,
      [id, queue, data],
    );
  }

  async forgetOld(days: number): Promise<void> {
    await this.pool.query('delete from es.effects where ended_at < now() - make_interval(days => $1)', [days]);
  }

  private async start({ id, queue, data }: Effect, token: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `insert into es.effects (id, queue, data, token) values ($1, $2, $3, $4) on conflict do nothing`,
      [id, queue, data, token],
    );
    return rowCount === 1;
  }

  private async wasDone(id: string): Promise<boolean> {
    const { rows } = await this.pool.query<{ state: string; doubtful_at: Date; is_fresh: boolean }>(
      `select state, started_at + make_interval(secs => $2) as doubtful_at, not (${IN_DOUBT}) as is_fresh
       from es.effects where id = $1`,
      [id, DOUBT_SECONDS],
    );
    const [effect] = rows;
    if (!effect) throw new RetryLater(new Date()); // it was deleted since the insert
    if (effect.state === 'started' && effect.is_fresh) throw new RetryLater(effect.doubtful_at);
    return effect.state === 'done';
  }

  private async deleteStart(id: string, token: string): Promise<void> {
    await this.pool.query(`delete from es.effects where id = $1 and token = $2 and state = 'started'`, [id, token]);
  }

  /** The effect happened, so an unavailable database is retried until this is stored. */
  private async finish(id: string, token: string): Promise<void> {
    const text = `update es.effects set state = 'done', ended_at = now() where id = $1 and token = $2`;
    await retryWhileUnavailable(() => this.pool.query(text, [id, token]));
  }
}
