import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import type { AnyAggregate } from '../../src/platform/event-sourcing/index.js';
import { EventCodec } from '../../src/platform/event-store/event-codec.js';
import { EventRegistry } from '../../src/platform/event-store/event-registry.js';
import { DataKeys } from '../../src/platform/event-store/personal-data/data-keys.js';
import type { FeedConsumer } from '../../src/platform/projections/feed-consumer.js';
import { eventually } from '../support/eventually.js';
import { openTestLog, type TestLog } from '../support/test-log.js';
import { createKept, note, notebook, WatchedSubscriber } from '../support/watched-subscriber.js';

let log: TestLog;
let subscriber: WatchedSubscriber;
let consumer: FeedConsumer;
let [ill, well]: [string, string] = ['', ''];

beforeAll(async () => {
  log = await openTestLog(notebook);
  await createKept(log.pool);
});
afterAll(() => log.close());

beforeEach(() => {
  subscriber = new WatchedSubscriber(`subscriber-${uuidv7()}`, log.pool);
  subscriber.judge = poison('bad');
  [ill, well] = [uuidv7(), uuidv7()];
});
afterEach(async () => {
  await consumer.stop();
  await log.pool.query('truncate es.events, es.streams, es.parked cascade');
});

const same = (data: Record<string, unknown>) => data;
const poison = (text: string) => (given: string) => {
  if (given === text) throw new RangeError(`cannot take ${given}`);
};
const start = (): void => {
  consumer = subscriber.follow(log);
};

interface Parked {
  readonly stream: string;
  readonly version: number;
  readonly attempts: number;
  readonly error: string | null;
}

async function parked(): Promise<Parked[]> {
  const { rows } = await log.pool.query<Parked>(
    `select stream_id::text as stream, version, attempts, error from es.parked where consumer = $1
     order by stream_id, version`,
    [subscriber.name],
  );
  return rows;
}

const askForReplay = (): Promise<unknown> =>
  log.pool.query('update es.parked set replay_asked_at = now() where consumer = $1 and error is not null', [
    subscriber.name,
  ]);

const discard = (): Promise<unknown> =>
  log.pool.query('delete from es.parked where consumer = $1 and error is not null', [subscriber.name]);

describe('an event that cannot be handled', () => {
  beforeEach(async () => {
    await note(log, ill, 'one', 'bad', 'after bad');
    await note(log, well, 'two', 'three');
    start();
    await eventually(async () => expect(await subscriber.kept()).toEqual(['one', 'two', 'three']));
  });

  it('is parked after three tries with what follows it in its stream, while all others flow', async () => {
    await eventually(async () =>
      expect(await parked()).toEqual([
        {
          stream: ill,
          version: 2,
          attempts: 3,
          error: expect.stringMatching(/^RangeError at parking.int.spec.ts:\d+$/),
        },
        { stream: ill, version: 3, attempts: 0, error: null },
      ]),
    );
    await note(log, ill, 'later still');
    await note(log, well, 'four');
    await eventually(async () => expect(await subscriber.kept()).toEqual(['one', 'two', 'three', 'four']));
    expect((await parked()).map(({ version }) => version)).toEqual([2, 3, 4]);
  });

  it('is handled in the order of its stream once it can be, and its stream flows again', async () => {
    subscriber.judge = () => undefined;
    await askForReplay();
    await eventually(async () => expect(await subscriber.kept()).toEqual(['one', 'two', 'three', 'bad', 'after bad']));
    await note(log, ill, 'well again');
    await eventually(async () => expect((await subscriber.kept()).at(-1)).toBe('well again'));
    expect(await parked()).toEqual([]);
  });

  it('stays where it is when it fails again', async () => {
    await askForReplay();
    await eventually(async () => expect((await parked())[0]).toMatchObject({ version: 2, attempts: 6 }));
    expect((await parked()).map(({ version }) => version)).toEqual([2, 3]);
  });

  it('lets the others of its stream go on once it is discarded', async () => {
    await discard();
    await eventually(async () => expect((await subscriber.kept()).at(-1)).toBe('after bad'));
    expect(await parked()).toEqual([]);
  });

  it('stays discarded when that comes while it is tried again', async () => {
    let discarded: Promise<unknown> | undefined;
    subscriber.judge = (given) => {
      if (given === 'bad') discarded ??= discard();
      poison('bad')(given);
    };
    await askForReplay();
    await eventually(async () => expect((await subscriber.kept()).at(-1)).toBe('after bad'));
    await discarded;
    expect(await parked()).toEqual([]);
  });

  it('stays aside when another process takes over', async () => {
    await consumer.stop();
    start();
    await note(log, ill, 'later still');
    await note(log, well, 'four');
    await eventually(async () => expect((await subscriber.kept()).at(-1)).toBe('four'));
    expect((await parked()).map(({ version }) => version)).toEqual([2, 3, 4]);
  });
});

describe('a consumer that cannot handle anything', () => {
  it('parks no more than ten streams, and goes on with the others once it can', async () => {
    subscriber.judge = () => {
      throw new RangeError('a key is missing');
    };
    const streams = Array.from({ length: 14 }, () => uuidv7());
    for (const [i, stream] of streams.entries()) await note(log, stream, `note ${String(i)}`);
    start();
    await eventually(async () => {
      const { rows } = await log.pool.query<{ error: string }>('select error from es.checkpoints where consumer = $1', [
        subscriber.name,
      ]);
      expect(rows[0]?.error).toMatch(/^RangeError/);
    });
    expect(await parked()).toHaveLength(10);
    subscriber.judge = () => undefined;
    await eventually(async () => expect(await subscriber.kept()).toEqual(['note 10', 'note 11', 'note 12', 'note 13']));
  });
});

describe.each([
  ['type', { type: 'Whispered' }, { ...notebook.events, Whispered: { version: 1 } }, /type Whispered, which/],
  ['version', { schema_ver: 2 }, { Noted: { version: 2, upcast: { 1: same } } }, /type Noted in version 2, which/],
])('an event of a %s that this build does not know', (_, newer, typesOfNewer, why) => {
  const rewrite = (streamId: string, { type = 'Noted', schema_ver = 1 }: { type?: string; schema_ver?: number }) =>
    log.pool.query('update es.events set type = $2, schema_ver = $3 where stream_id = $1', [
      streamId,
      type,
      schema_ver,
    ]);
  const hasStopped = () =>
    eventually(async () => {
      const { rows } = await log.pool.query<{ error: string }>('select error from es.checkpoints where consumer = $1', [
        subscriber.name,
      ]);
      expect(rows[0]?.error).toMatch(why);
    });

  it('holds its stream alone, until a build begins that knows it', async () => {
    await note(log, well, 'one');
    await rewrite(well, newer);
    await note(log, well, 'two');
    await note(log, ill, 'three');
    start();
    await hasStopped();
    expect(await subscriber.kept()).toEqual([]); // a newer build may run beside this one
    await eventually(async () => expect(await subscriber.kept()).toEqual(['three']));
    await eventually(async () =>
      expect(await parked()).toMatchObject([{ version: 1, error: expect.stringMatching(why) }, { version: 2 }]),
    );
    await consumer.stop();
    consumer = subscriber.follow({ ...log, codec: codecOf(typesOfNewer) });
    await eventually(async () => expect(await parked()).toEqual([]));
    expect(await subscriber.kept()).toEqual(expect.arrayContaining(['two', 'three']));
  });

  it('is passed by whoever listens to no stream of its kind', async () => {
    await note(log, well, 'one');
    await rewrite(well, { type: 'Unheard' });
    await log.pool.query(`update es.streams set kind = 'letters' where stream_id = $1`, [well]);
    await note(log, ill, 'two');
    start();
    await eventually(async () => expect(await subscriber.kept()).toEqual(['two']));
    expect(await parked()).toEqual([]);
  });

  it('is left to a process of a newer build, which goes on beside the older one', async () => {
    await note(log, well, 'one');
    await note(log, ill, 'two');
    await rewrite(ill, newer);
    await note(log, well, 'three');
    start();
    await hasStopped();
    const heir = subscriber.follow({ ...log, codec: codecOf(typesOfNewer) });
    const writing = setInterval(() => void note(log, uuidv7(), 'more'), 100); // wakes both repeatedly
    try {
      await eventually(async () => expect(await subscriber.kept()).toContain('three'));
    } finally {
      clearInterval(writing);
      await heir.stop();
    }
  });
});

/** The codec of a build that knows these types. */
function codecOf(events: AnyAggregate['events']): EventCodec {
  const registry = new EventRegistry();
  registry.register({ kind: notebook.kind, events });
  return new EventCodec(registry, new DataKeys(log.pool, { masterKeys: [Buffer.alloc(32, 7)] } as never));
}
