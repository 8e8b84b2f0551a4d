import { v7 as uuidv7 } from 'uuid';
import type { Pool, Transaction } from '../../src/platform/database/pool.js';
import type { Aggregate, Command, Event, Position, Recorded } from '../../src/platform/event-sourcing/index.js';
import { WakeUp } from '../../src/platform/event-store/wake-up.js';
import { FeedConsumer } from '../../src/platform/projections/feed-consumer.js';
import { Leases } from '../../src/platform/projections/lease.js';
import { ParkedEvents } from '../../src/platform/projections/parked-events.js';
import type { Changes, TransactionalSubscriber } from '../../src/platform/projections/subscriber.js';
import type { TestLog } from './test-log.js';

export type Noted = Event<'Noted', { readonly text: string }>;

/** An event that no subscriber of a test handles. */
type Scribbled = Event<'Scribbled', { readonly text: string }>;

export const notebook: Aggregate<null, Command, Noted | Scribbled> = {
  kind: 'notebook',
  decider: { initial: null, decide: () => [], evolve: () => null },
  events: { Noted: { version: 1 }, Scribbled: { version: 1 } },
};

/** Records events in order of arrival, and fails on demand. */
export class WatchedSubscriber implements TransactionalSubscriber {
  readonly kind = 'transactional';
  readonly batchSize: number = 100;
  readonly types: ReadonlySet<string> = new Set(['Noted']);
  /** Wakes the consumer after appends. Without it, it polls twice a second. */
  readonly wakeUp = new WakeUp();
  tries = 0;
  hasMissedChanges = false;
  position: Position | undefined;
  /** Throws to refuse a text. */
  judge: (text: string) => void = () => undefined;
  /** Runs before the transaction, with the number of events. */
  beforeWork: (events: number) => Promise<void> = async () => undefined;
  /** Runs between the work and the checkpoint. */
  beforeCheckpoint: () => Promise<void> = async () => undefined;

  constructor(
    readonly name: string,
    private readonly pool: Pool,
  ) {}

  async prepare(events: readonly Recorded[]): Promise<Changes> {
    this.tries++;
    await this.beforeWork(events.length);
    return [];
  }

  async handle(tx: Transaction, events: readonly Recorded[]): Promise<Changes> {
    for (const event of events) {
      const { text } = event.data as Noted['data'];
      this.judge(text);
      await tx.query('insert into kept (consumer, text) values ($1, $2)', [this.name, text]);
    }
    await this.beforeCheckpoint();
    return [];
  }

  onMissedChanges(): void {
    this.hasMissedChanges = true;
  }

  onCaughtUp(position: Position): void {
    this.position = position;
  }

  async kept(): Promise<string[]> {
    const { rows } = await this.pool.query<{ text: string }>('select text from kept where consumer = $1 order by n', [
      this.name,
    ]);
    return rows.map(({ text }) => text);
  }

  /** Follows the log with its own leases, as another process would. */
  follow({ feed, codec, pool }: TestLog, unreadableGraceMs = 1_000): FeedConsumer {
    const [leases, parked] = [new Leases(pool), new ParkedEvents(pool)];
    return new FeedConsumer(this, { feed, codec, pool, leases, parked, wakeUp: this.wakeUp, unreadableGraceMs });
  }
}

export const createKept = (pool: Pool): Promise<unknown> =>
  pool.query('create table kept (n bigint generated always as identity, consumer text, text text)');

/** Appends the texts to a stream. Returns the last position. */
export const note = (log: TestLog, streamId: string, ...texts: string[]): Promise<Position> =>
  write(log, streamId, 'Noted', texts);

export const scribble = (log: TestLog, streamId: string, ...texts: string[]): Promise<Position> =>
  write(log, streamId, 'Scribbled', texts);

async function write({ pool, store }: TestLog, streamId: string, type: string, texts: string[]): Promise<Position> {
  const { rows } = await pool.query<{ version: number }>('select version from es.streams where stream_id = $1', [
    streamId,
  ]);
  const commandId = uuidv7();
  const stream = { streamId, kind: notebook.kind, subjectId: streamId, version: rows[0]?.version ?? 0 };
  const events = texts.map((text) => ({ type, data: { text } }));
  const command = { commandId, actorId: streamId, correlationId: commandId, causationId: null };
  const meta = { ...command, at: new Date(), requestHash: Buffer.alloc(1) };
  return store.append(pool, stream, await store.encode(stream, events), meta, {});
}
