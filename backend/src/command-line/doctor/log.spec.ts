import { describe, expect, it } from '@jest/globals';
import type { ConsumerStatus } from '../../platform/operations/consumers.js';
import { checkConsumers } from './log.js';

const consumer = (name: string, more: Partial<ConsumerStatus> = {}): ConsumerStatus => ({
  name,
  kind: 'read-model',
  state: 'running',
  position: '1-2-3',
  eventsBehind: 0,
  secondsBehind: 0,
  parkedEvents: 0,
  parkedStreams: 0,
  owner: 'worker',
  error: null,
  pausedAt: null,
  ...more,
});

const looks = (...consumers: ConsumerStatus[]) =>
  checkConsumers(consumers).map(({ check, state, says }) => `${check} ${state}: ${says}`);

describe('the doctor, looking at consumers', () => {
  it('is content while all of them follow the log', () =>
    expect(looks(consumer('orders'), consumer('profile'))).toEqual([
      'consumers good: 2 follow the log',
      'lag good: none',
      'parked events good: none',
    ]));

  it.each<[string, ConsumerStatus[]]>([
    [
      'consumers bad: fail: orders (the disk of the database is full)',
      [consumer('orders', { state: 'failing', error: 'the disk of the database is full' }), consumer('profile')],
    ],
    ['consumers warning: nobody follows the log', [consumer('orders', { state: 'unowned' })]],
    [
      'consumers warning: nobody follows the log',
      [consumer('orders', { state: 'unowned' }), consumer('profile', { state: 'paused' })],
    ],
    ['consumers warning: not followed: orders', [consumer('orders', { state: 'unowned' }), consumer('profile')]],
    ['consumers warning: paused: orders', [consumer('orders', { state: 'paused' }), consumer('profile')]],
    [
      'lag warning: orders is 7.5 s and 12 events behind',
      [consumer('profile', { secondsBehind: 1 }), consumer('orders', { secondsBehind: 7.5, eventsBehind: 12 })],
    ],
    ['lag good: orders is 1.0 s and 3 events behind', [consumer('orders', { secondsBehind: 1, eventsBehind: 3 })]],
    ['lag good: orders is 1.0 s and 1 event behind', [consumer('orders', { secondsBehind: 1, eventsBehind: 1 })]],
    ['parked events bad: parked by orders', [consumer('orders', { parkedEvents: 2 })]],
  ])('says %j', (line, consumers) => expect(looks(...consumers)).toContain(line));

  it('asks for more workers only where one follows the log already', () => {
    const advice = (state: ConsumerStatus['state']) =>
      checkConsumers([consumer('orders', { state, secondsBehind: 60 })]).find(({ check }) => check === 'lag')?.todo;
    expect(advice('running')).toContain('Start one more worker');
    expect(advice('unowned')).toBe('It catches up once it follows the log again.');
  });
});
