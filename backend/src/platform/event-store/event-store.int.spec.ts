import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { eventually } from '../../../test/support/eventually.js';
import { testDatabase } from '../../../test/support/fixtures.js';
import { inTransaction } from '../database/pool.js';
import type { Aggregate, Command, Event } from '../event-sourcing/index.js';
import { beginning } from '../event-sourcing/index.js';
import { EventCodec } from './event-codec.js';
import { EventRegistry, UnknownEventType } from './event-registry.js';
import { type CommandMetadata, EventStore, type StreamAt } from './event-store.js';
import { Feed } from './feed.js';
import { DataKeys } from './personal-data/data-keys.js';

type Noted = Event<'Noted', { name?: string; phone?: string; amount: number }>;
const notes: Aggregate<null, Command, Noted> = {
  kind: 'notes',
  decider: { initial: null, decide: () => [], evolve: () => null },
  events: {
    Noted: {
      version: 2,
      personal: { profile: { name: 'Erased' }, contact: { phone: '' } },
      upcast: { 1: ({ sum, ...rest }) => ({ ...rest, amount: sum }) },
    },
  },
};
const noted = (data: Noted['data']): Noted => ({ type: 'Noted', data });

const database = testDatabase(10);
let store: EventStore;
let feed: Feed;
let keys: DataKeys;
let codec: EventCodec;

beforeAll(async () => {
  const registry = new EventRegistry();
  registry.register(notes);
  keys = new DataKeys(database.pool, { masterKeys: [Buffer.alloc(32, 7)] } as never);
  codec = new EventCodec(registry, keys);
  store = new EventStore(database.pool, codec);
  feed = new Feed(database.pool);
});

let stream: StreamAt;
beforeEach(() => {
  const streamId = uuidv7();
  stream = { streamId, kind: 'notes', subjectId: streamId, version: 0 };
});
const meta = (commandId = uuidv7()): CommandMetadata => ({
  commandId,
  actorId: stream.subjectId,
  correlationId: commandId,
  causationId: null,
  at: new Date(),
  requestHash: Buffer.from('request'),
});
const append = async (at: StreamAt, events: Noted[], command = meta()): Promise<unknown> =>
  store.append(database.pool, at, await store.encode(at, events), command, {});

describe('appending', () => {
  it('gives versions from 1 and reads back what was written', async () => {
    await append(stream, [noted({ amount: 1 }), noted({ amount: 2, name: 'Ada', phone: '+2348031234567' })]);
    const { version, events } = await store.load(notes, stream.streamId);
    expect(version).toBe(2);
    expect(events.map(({ data }) => data)).toEqual([
      { amount: 1 },
      { amount: 2, name: 'Ada', phone: '+2348031234567' },
    ]);
    expect(events.map((event) => event.meta.version)).toEqual([1, 2]);
  });

  it.each([
    ['a new stream that exists', 0],
    ['a version that has passed', 1],
    ['a version that is not reached', 5],
  ])('refuses %s', async (_, version) => {
    await append(stream, [noted({ amount: 1 }), noted({ amount: 2 })]);
    await expect(append({ ...stream, version }, [noted({ amount: 3 })])).rejects.toMatchObject({ code: 'ES001' });
    expect((await store.load(notes, stream.streamId)).version).toBe(2);
  });

  it('refuses a stream of another kind', async () => {
    await append(stream, [noted({ amount: 1 })]);
    const stranger = { ...stream, kind: 'other', version: 1 };
    await expect(append(stranger, [noted({ amount: 2 })])).rejects.toMatchObject({ code: 'ES001' });
  });

  it('records one command once', async () => {
    const command = meta();
    await append(stream, [noted({ amount: 1 })], command);
    const again = append({ ...stream, version: 1 }, [noted({ amount: 1 })], command);
    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'idempotency_keys_pkey' });
    expect((await store.load(notes, stream.streamId)).version).toBe(1);
  });

  it('refuses to follow another write of its transaction', async () => {
    const encoded = await store.encode(stream, [noted({ amount: 1 })]);
    const late = inTransaction(database.pool, async (tx) => {
      await tx.query('create temporary table earlier_write (id int)');
      await store.append(tx, stream, encoded, meta(), {});
    });
    await expect(late).rejects.toMatchObject({ code: 'ES002' });
  });

  it('leaves nothing of a transaction that fails after it', async () => {
    const encoded = await store.encode(stream, [noted({ amount: 1 })]);
    const failing = inTransaction(database.pool, async (tx) => {
      await store.append(tx, stream, encoded, meta(), {});
      throw new Error('the reservation was refused');
    });
    await expect(failing).rejects.toThrow('the reservation was refused');
    expect((await store.load(notes, stream.streamId)).version).toBe(0);
  });

  it('refuses an event type that is not declared', async () => {
    const stranger = { type: 'Whispered', data: {} } as unknown as Noted;
    await expect(append(stream, [stranger])).rejects.toThrow(UnknownEventType);
  });

  it('appends more than a thousand events in one command', async () => {
    await append(
      stream,
      Array.from({ length: 1_500 }, (_, amount) => noted({ amount })),
    );
    expect((await store.load(notes, stream.streamId)).version).toBe(1_500);
  });
});

describe('personal fields', () => {
  const stored = async (): Promise<{ data: object; personal: Buffer | null }> => {
    const { rows } = await database.pool.query<{ data: object; personal: Buffer | null }>(
      'select data, personal from es.events where stream_id = $1',
      [stream.streamId],
    );
    return rows[0] ?? { data: {}, personal: null };
  };

  it('are stored encrypted, apart from the rest', async () => {
    await append(stream, [noted({ amount: 1, name: 'Ada Lovelace' })]);
    const { data, personal } = await stored();
    expect(data).toEqual({ amount: 1 });
    expect(personal?.toString('latin1')).not.toContain('Lovelace');
  });

  it('do not open in the place of another event', async () => {
    await append(stream, [noted({ amount: 1, name: 'Ada' }), noted({ amount: 2, name: 'Bola' })]);
    await database.pool.query(
      `update es.events set personal = (select personal from es.events where stream_id = $1 and version = 1)
       where stream_id = $1 and version = 2`,
      [stream.streamId],
    );
    await expect(store.load(notes, stream.streamId)).rejects.toThrow();
  });

  it('take their declared values once the key of their purpose is destroyed, and only those', async () => {
    const phone = '+27821234567';
    await append(stream, [noted({ amount: 1, name: 'Ada', phone }), noted({ amount: 2, phone })]);
    await database.pool.query(
      `update es.subject_keys set wrapped_key = null, destroyed_at = now() where subject_id = $1 and purpose = 'contact'`,
      [stream.subjectId],
    );
    keys.forget(stream.subjectId);
    const { events } = await store.load(notes, stream.streamId);
    expect(events.map(({ data }) => data)).toEqual([
      { amount: 1, name: 'Ada', phone: '' },
      { amount: 2, phone: '' },
    ]);
  });
});

describe('an event of an older version', () => {
  it('is read as the current one', async () => {
    await append(stream, [noted({ amount: 1 })]);
    await database.pool.query(`update es.events set schema_ver = 1, data = '{"sum": 9}' where stream_id = $1`, [
      stream.streamId,
    ]);
    expect((await store.load(notes, stream.streamId)).events[0]?.data).toEqual({ amount: 9 });
  });
});

describe('an event of a newer build', () => {
  it.each([
    ['a type', `type = 'Whispered'`],
    ['a version', 'schema_ver = 3'],
  ])('is not read when it is of %s that is not known', async (_, change) => {
    await append(stream, [noted({ amount: 1 })]);
    await database.pool.query(`update es.events set ${change} where stream_id = $1`, [stream.streamId]);
    await expect(store.load(notes, stream.streamId)).rejects.toThrow(UnknownEventType);
    await expect(store.loadSubject(stream.streamId)).rejects.toThrow(UnknownEventType);
  });
});

describe('the feed', () => {
  it('holds back what could still be preceded, and then shows it', async () => {
    const own = async () =>
      (await feed.after(beginning, 100_000)).filter((event) => event.stream_id === stream.streamId);
    const slow = await database.pool.connect();
    await slow.query('begin');
    await slow.query('select pg_current_xact_id()');
    await append(stream, [noted({ amount: 1 })]);
    expect(await own()).toEqual([]);
    await slow.query('commit');
    slow.release();
    await eventually(async () => expect(await own()).toHaveLength(1)); // transactions in other databases delay it too
  });
});
