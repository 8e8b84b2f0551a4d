import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { beginning, type Position } from '../event-sourcing/index.js';
import { WakeUp } from '../event-store/wake-up.js';
import { eventually } from '../testing/eventually.js';
import { type ConsumerParts, FeedConsumer } from './feed-consumer.js';
import type { FeedFollower } from './feed-follower.js';

const consumer = { name: 'watched', version: 1 };
const lease = { consumer, fence: 1, position: beginning, isTakenOver: false };
const later: Position = { inc: 1, tx: 1n, pos: 1n };

let running: FeedConsumer;
let onLook: (look: number) => readonly object[];

beforeEach(() => {
  Logger.overrideLogger(false);
  onLook = () => [];
});
afterEach(() => running.stop());

const wakeUp = new WakeUp();

function follow(): void {
  let looks = 0;
  const nothing = (): Promise<void> => Promise.resolve();
  const parts = {
    wakeUp,
    feed: { after: () => new Promise((answer) => setImmediate(() => answer(onLook(++looks)))) },
    leases: { acquire: () => Promise.resolve(lease), release: nothing },
    parked: { streamsOf: () => Promise.resolve(new Set()) },
  };
  const follower: FeedFollower = {
    ...consumer,
    types: new Set(['Noted']),
    batchSize: 10,
    handle: nothing,
  };
  running = new FeedConsumer(follower, parts as unknown as ConsumerParts);
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
