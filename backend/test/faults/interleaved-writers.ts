import { v7 as uuidv7 } from 'uuid';
import { isVersionClash } from '../../src/platform/command-handling/idempotency.js';
import { inTransaction, type Pool, type Transaction } from '../../src/platform/database/pool.js';
import type { Aggregate, Command, Event } from '../../src/platform/event-sourcing/index.js';
import type { StreamAt } from '../../src/platform/event-store/event-store.js';
import type { TestLog } from '../support/test-log.js';
import { below } from './scale.js';

/** Names what its writer had read of another stream, which the feed must return first. */
export type Counted = Event<'Counted', { sawStream: string; sawVersion: number }>;

export const counters: Aggregate<null, Command, Counted> = {
  kind: 'counters',
  decider: { initial: null, decide: () => [], evolve: () => null },
  events: { Counted: { version: 1 } },
};

const STREAMS = 300;
const MAX_EVENTS_AT_ONCE = 10;

/** Writers that wait between append and commit, so that transactions commit out of order. */
export class InterleavedWriters {
  private readonly streams = Array.from({ length: STREAMS }, () => uuidv7());
  private left: number;
  clashes = 0;

  constructor(
    private readonly log: TestLog,
    events: number,
  ) {
    this.left = events;
  }

  async run(writers: number): Promise<void> {
    await Promise.all(Array.from({ length: writers }, () => this.writeUntilDone()));
  }

  /** Writes an event whose transaction commits after a later one was read, which random timing may never do. */
  async beOvertaken(untilRead: (events: number) => Promise<void>): Promise<void> {
    const [late = '', early = ''] = this.streams;
    const event = (sawStream: string) => [{ type: 'Counted', data: { sawStream, sawVersion: 0 } }];
    const fresh = (streamId: string) => ({ streamId, kind: counters.kind, subjectId: streamId, version: 0 });
    this.left -= 2;
    await this.append(fresh(late), event(late), async () => {
      await this.append(fresh(early), event(early), async () => undefined);
      await untilRead(1);
    });
  }

  private async writeUntilDone(): Promise<void> {
    while (this.left > 0) {
      const events = Math.min(this.left, 1 + below(MAX_EVENTS_AT_ONCE));
      this.left -= events;
      while (!(await this.wrote(events))) this.clashes++;
    }
  }

  private async wrote(count: number): Promise<boolean> {
    const [streamId, sawStream] = [this.anyStream(), this.anyStream()];
    const version = await versionOf(this.log.pool, streamId);
    const sawVersion = await versionOf(this.log.pool, sawStream);
    const events = Array.from({ length: count }, () => ({ type: 'Counted', data: { sawStream, sawVersion } }));
    try {
      const stream = { streamId, kind: counters.kind, subjectId: streamId, version };
      await this.append(stream, events, (tx) => tx.query('select pg_sleep($1)', [secondsBeforeCommit()]));
      return true;
    } catch (error) {
      if (isVersionClash(error)) return false;
      throw error;
    }
  }

  private async append(
    stream: StreamAt,
    events: readonly Event[],
    beforeCommit: (tx: Transaction) => Promise<unknown>,
  ): Promise<void> {
    const commandId = uuidv7();
    const actorId = stream.streamId;
    const correlation = { correlationId: commandId, causationId: null };
    const meta = { commandId, actorId, ...correlation, at: new Date(), requestHash: Buffer.alloc(1) };
    const encoded = await this.log.store.encode(stream, events);
    await inTransaction(this.log.pool, async (tx) => {
      await this.log.store.append(tx, stream, encoded, meta, {});
      await beforeCommit(tx);
    });
  }

  private anyStream(): string {
    return this.streams[below(STREAMS)] ?? '';
  }
}

/** Mostly a moment, in one of a hundred cases long. */
const secondsBeforeCommit = (): number => (below(100) === 0 ? below(80) : below(4)) / 1_000;

async function versionOf(pool: Pool, streamId: string): Promise<number> {
  const { rows } = await pool.query<{ version: number }>('select version from es.streams where stream_id = $1', [
    streamId,
  ]);
  return rows[0]?.version ?? 0;
}
