import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { testDatabase } from '../../../../test/support/fixtures.js';
import { inTransaction, openPool } from '../../database/pool.js';
import type { Position } from '../../event-sourcing/index.js';
import type { Append } from './append.js';
import { appendAlone } from './append-alone.js';
import { appendMany } from './append-many.js';
import { AppendQueue } from './append-queue.js';

const database = testDatabase(5);
let queue: AppendQueue;
beforeAll(async () => {
  queue = new AppendQueue(database.pool);
});

const subjectId = uuidv7();
const noted = (amount: number, personal: Buffer | null = null) => ({
  type: 'Noted',
  schemaVersion: 1,
  data: JSON.stringify({ amount }),
  personal,
});

/** By default a command that writes one event to a new stream. */
function command(
  more: { stream?: Partial<Append['stream']>; events?: Append['events']; commandId?: string } = {},
): Append {
  const commandId = more.commandId ?? uuidv7();
  const at = new Date('2026-03-01T09:00:00Z');
  const requestHash = Buffer.from('request');
  return {
    stream: { streamId: uuidv7(), kind: 'notes', subjectId, version: 0, ...more.stream },
    events: more.events ?? [noted(1)],
    meta: { commandId, actorId: subjectId, correlationId: commandId, causationId: null, at, requestHash },
    result: '{"kept":true}',
  };
}

const together = (appends: readonly Append[]): Promise<PromiseSettledResult<Position>[]> =>
  Promise.allSettled(appends.map((each) => queue.add(each)));

const stateOf = async ({ stream, meta }: Append) => {
  const { rows } = await database.pool.query<{ row: unknown }>(
    `select jsonb_build_object('stream', to_jsonb(s) - 'stream_id', 'event', to_jsonb(e) - 'stream_id' - 'tx' - 'pos' - 'command_id' - 'correlation_id',
                               'kept', to_jsonb(k) - 'key' - 'created_at') as row
     from es.streams s join es.events e using (stream_id) join es.idempotency_keys k on k.key = e.command_id
     where stream_id = $1 and e.command_id = $2 order by e.version`,
    [stream.streamId, meta.commandId],
  );
  return rows.map(({ row }) => row);
};
const positionsOf = (outcomes: readonly PromiseSettledResult<Position>[]) =>
  outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : undefined));

describe('appends that come in together', () => {
  it.each([
    ['a few', 'one statement', 8, 1],
    ['many', 'two', 40, 2],
    ['too many', 'several', 200, 4],
  ])('go out, when they are %s, in %s, each at a position of its own', async (_, __, count, statements) => {
    const positions = positionsOf(await together(Array.from({ length: count }, () => command())));
    expect(positions).not.toContain(undefined);
    expect(new Set(positions.map((position) => position?.tx)).size).toBe(statements);
    expect(new Set(positions.map((position) => position?.pos)).size).toBe(count);
  });

  it('go out together also when they came while others were under way', async () => {
    const first = together(Array.from({ length: 40 }, () => command()));
    await new Promise(setImmediate);
    const [, positions] = await Promise.all([first, together([command(), command(), command()])]);
    expect(new Set(positionsOf(positions).map((position) => position?.tx)).size).toBe(1);
  });

  it.each([
    ['one event', [noted(2, Buffer.from('sealed'))]],
    ['several', [noted(1), noted(2, Buffer.from('sealed')), noted(3)]],
  ])('leave, with %s each, the same rows as alone', async (_, events) => {
    const first = [command({ events }), command({ events })] as const;
    await appendAlone(database.pool, first[0]);
    await together([first[1], command()]);
    expect(await stateOf(first[1])).toEqual(await stateOf(first[0]));
    const next = first.map(({ stream }) => command({ stream: { ...stream, version: events.length }, events })) as [
      Append,
      Append,
    ];
    await appendAlone(database.pool, next[0]);
    await together([next[1], command()]);
    expect(await stateOf(next[1])).toEqual(await stateOf(next[0]));
    expect(await stateOf(next[1])).toHaveLength(events.length);
  });

  it('answer with the position of the last event of each command', async () => {
    const long = command({ events: [noted(1), noted(2), noted(3)] });
    const [position] = positionsOf(await together([long, command()]));
    const { rows } = await database.pool.query<{ pos: number }>(
      'select pos from es.events where stream_id = $1 order by version',
      [long.stream.streamId],
    );
    expect(rows.map(({ pos }) => pos)).toEqual(rows.map(({ pos }) => pos).toSorted((a, b) => a - b));
    expect(position?.pos).toBe(BigInt(rows.at(-1)?.pos ?? 0));
  });
});

describe('one that is refused', () => {
  const known = command();
  beforeAll(() => appendAlone(database.pool, known));

  it.each<[string, () => Append, object]>([
    ['its stream exists already', () => command({ stream: known.stream }), { code: 'ES001' }],
    ['its stream is not that far', () => command({ stream: { ...known.stream, version: 7 } }), { code: 'ES001' }],
    ['its stream does not exist', () => command({ stream: { version: 3 } }), { code: 'ES001' }],
    [
      'its stream is of another kind',
      () => command({ stream: { ...known.stream, kind: 'other', version: 1 } }),
      { code: 'ES001' },
    ],
    [
      'it was carried out before',
      () => command({ commandId: known.meta.commandId }),
      { constraint: 'idempotency_keys_pkey' },
    ],
    ['its data is not an object', () => command({ events: [{ ...noted(1), data: '[]' }] }), { code: '23514' }],
  ])('as %s, takes no other with it', async (_, wrong, reason) => {
    const refused = wrong();
    const neighbours = [command(), command(), command()] as const;
    const outcomes = await together([neighbours[0], refused, neighbours[1], neighbours[2]]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({ reason });
    for (const neighbour of neighbours) expect(await stateOf(neighbour)).toHaveLength(1);
    expect(await stateOf(refused)).toEqual([]);
  });

  it('since another for the same stream was first, hears so', async () => {
    const first = command();
    const outcomes = await together([first, command({ stream: first.stream }), command({ stream: first.stream })]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await stateOf(first)).toHaveLength(1);
  });
});

describe('the statement for several', () => {
  it('must be the first write of its transaction', async () => {
    const late = inTransaction(database.pool, async (tx) => {
      await tx.query('create temporary table earlier_write (id int)');
      await appendMany(tx, []);
    });
    await expect(late).rejects.toMatchObject({ code: 'ES002' });
  });

  it('gives up with everybody when the database is away', async () => {
    const gone = openPool({ url: 'postgresql://nobody@127.0.0.1:1/none', max: 2, name: 'test' });
    const lost = new AppendQueue(gone);
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => lost.add(command())));
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'rejected'));
    await gone.end();
  });
});
