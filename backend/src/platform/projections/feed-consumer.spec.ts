import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { eventually } from '../../../test/support/eventually.js';
import { beginning, type Position } from '../event-sourcing/index.js';
import { WakeUp } from '../event-store/wake-up.js';
import { type ConsumerDependencies, FeedConsumer } from './feed-consumer.js';
import { LeaseLost } from './lease.js';
import type { Subscriber } from './subscriber.js';

const consumer = 'watched';
const lease = { consumer, fence: 1, position: beginning, isTakenOver: false };
const later: Position = { inc: 1, tx: 1n, pos: 1n };
const event = { type: 'Noted', inc: 1, tx_text: '1', pos: '1', stream_id: 's' };

let told: string[];
let running: FeedConsumer;
let onLook: (look: number) => readonly object[];
let advance: () => Promise<void>;

beforeEach(() => {
  Logger.overrideLogger(false);
  told = [];
  onLook = () => [];
  advance = () => Promise.resolve();
});
afterEach(() => running.stop());

const wakeUp = new WakeUp();

function follow(): void {
  let looks = 0;
  const nothing = (): Promise<void> => Promise.resolve();
  const dependencies = {
    wakeUp,
    feed: { after: () => new Promise((answer) => setImmediate(() => answer(onLook(++looks)))) },
    codec: {
      ofTypes: (events: readonly object[]) => events,
      canRead: () => true,
      decode: (events: readonly object[]) => Promise.resolve(events),
    },
    leases: {
      acquire: () => Promise.resolve(lease),
      keepRenewing: () => () => undefined,
      advance: () => advance(),
      release: nothing,
      noteFailure: nothing,
    },
    parked: { streamsOf: () => Promise.resolve(new Set()), askAgainForKnown: nothing, queue: nothing },
  };
  const subscriber: Subscriber = {
    kind: 'repeatable',
    name: consumer,
    types: new Set(['Noted']),
    batchSize: 10,
    handle: nothing,
    onCaughtUp: () => told.push('caught up'),
    onLeaseLost: () => told.push('lease lost'),
  };
  running = new FeedConsumer(subscriber, dependencies as unknown as ConsumerDependencies);
}

it('looks at its leisure for what was announced while it worked and is held back', async () => {
  const times: number[] = [];
  onLook = (look) => {
    if (look === 1) wakeUp.announce({ position: later, types: new Set(['Noted']) });
    times.push(performance.now());
    return [];
  };
  follow();
  await eventually(async () => expect(times.length).toBeGreaterThan(29));
  expect((times[29] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(150);
});

it('says that its lease is lost once another process holds it', async () => {
  onLook = (look) => (look === 1 ? [event] : []);
  advance = () => Promise.reject(new LeaseLost(consumer));
  follow();
  await eventually(async () => expect(told).toEqual(['caught up', 'lease lost', 'caught up']));
});
