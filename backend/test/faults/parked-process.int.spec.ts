import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { CommandBus } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import type { ExecuteCommand } from '../../src/platform/command-handling/execute-command.js';
import {
  type Command,
  DomainError,
  defineRefusals,
  type Event,
  type Process,
} from '../../src/platform/event-sourcing/index.js';
import { eventStoreRefusals } from '../../src/platform/event-store/event-store.refusals.js';
import { WakeUp } from '../../src/platform/event-store/wake-up.js';
import { ProcessSubscriber } from '../../src/platform/processes/process-subscriber.js';
import { FeedConsumer } from '../../src/platform/projections/feed-consumer.js';
import { Leases } from '../../src/platform/projections/lease.js';
import { ParkedEvents } from '../../src/platform/projections/parked-events.js';
import { eventually } from '../support/eventually.js';
import { openTestLog, type TestLog } from '../support/test-log.js';
import { type Noted, note, notebook } from '../support/watched-subscriber.js';

const { NOT_OPEN_YET } = defineRefusals(409, 'Not yet', { NOT_OPEN_YET: 'Wait.' });

type Sent = ExecuteCommand<null, Command, Event, object>;

const answerNotes: Process<Noted> = {
  name: 'answer-notes',
  on: {
    Noted: ({ data, meta }) => [
      { kind: notebook.kind, streamId: meta.streamId, subjectId: meta.streamId, command: { type: 'Answer', data } },
    ],
  },
};

let log: TestLog;
let consumer: FeedConsumer;
const carriedOut: Sent[] = [];
let isOpen = false;

/** Accepts commands, but refuses some, as rules of another module may. */
const bus = {
  execute: async (sent: Sent) => {
    const { text } = sent.command.data as Noted['data'];
    if (text === 'too early' && !isOpen) throw new DomainError(NOT_OPEN_YET);
    if (text === 'of an erased member') throw new DomainError(eventStoreRefusals.MEMBER_ERASED);
    carriedOut.push(sent);
  },
} as unknown as CommandBus;

beforeAll(async () => {
  log = await openTestLog(notebook);
  const { pool, feed, codec, registry } = log;
  const subscriber = new ProcessSubscriber(answerNotes, bus, registry);
  const dependencies = {
    feed,
    codec,
    pool,
    leases: new Leases(pool),
    parked: new ParkedEvents(pool),
    wakeUp: new WakeUp(),
  };
  consumer = new FeedConsumer(subscriber, dependencies);
});
afterAll(async () => {
  await consumer.stop();
  await log.close();
});

const answered = (streamId: string): string[] =>
  carriedOut
    .filter(({ target }) => target.streamId === streamId)
    .map(({ command }) => (command.data as Noted['data']).text);

it('parks an event whose command is refused, and sends the commands of its stream later and in order', async () => {
  const [refused, other] = [uuidv7(), uuidv7()];
  await note(log, refused, 'first', 'too early', 'last');
  await note(log, other, 'elsewhere');
  await eventually(async () => {
    const { rows } = await log.pool.query('select version, attempts, error from es.parked order by version');
    expect(rows).toEqual([
      { version: 2, attempts: 3, error: 'refused: NOT_OPEN_YET' },
      { version: 3, attempts: 0, error: null },
    ]);
  });
  await eventually(async () => expect(answered(other)).toContain('elsewhere'));
  expect(new Set(answered(refused))).toEqual(new Set(['first']));

  isOpen = true;
  await log.pool.query('update es.parked set replay_asked_at = now() where error is not null');
  await eventually(async () => expect(answered(refused).slice(-2)).toEqual(['too early', 'last']));
  const ids = new Set(carriedOut.map(({ caller }) => caller.commandId)); // a repeated command keeps its id
  expect(ids.size).toBe(4);
});

it('passes over what there is to do for a member who was erased meanwhile', async () => {
  const stream = uuidv7();
  await note(log, stream, 'first', 'of an erased member', 'last');
  await eventually(async () => expect(answered(stream).slice(-1)).toEqual(['last']));
  const { rows } = await log.pool.query('select version from es.parked where stream_id = $1', [stream]);
  expect(rows).toEqual([]);
});
