import { describe, expect, it } from '@jest/globals';
import { TestClock } from '../testing/test-clock.js';
import { MemoryThrottle } from './memory-throttle.js';

const patience = { free: 3, maxDelaySeconds: 4, forgetAfterSeconds: 60 };

function start() {
  const clock = new TestClock(new Date('2030-01-01T00:00:00Z'));
  const throttle = new MemoryThrottle(clock);
  return { clock, throttle, attempt: () => throttle.admit('ada', patience) };
}

describe('a throttle', () => {
  it('takes the free tries at once, then makes every next one wait longer, up to a limit', async () => {
    const { clock, attempt } = start();
    for (let i = 0; i < 4; i++) expect(await attempt()).toBe(0);
    for (const delay of [1, 2, 4, 4]) {
      expect(await attempt()).toBe(delay);
      clock.advance({ seconds: delay });
      expect(await attempt()).toBe(0);
    }
  });

  it('does not punish asking while one has to wait', async () => {
    const { clock, attempt } = start();
    for (let i = 0; i < 4; i++) await attempt();
    for (let i = 0; i < 10; i++) expect(await attempt()).toBe(1);
    clock.advance({ seconds: 1 });
    expect(await attempt()).toBe(0);
  });

  it('tells the keys apart', async () => {
    const { throttle, attempt } = start();
    for (let i = 0; i < 5; i++) await attempt();
    expect(await throttle.admit('ben', patience)).toBe(0);
  });

  it('forgets after a while, or when it forgives', async () => {
    const { clock, throttle, attempt } = start();
    for (let i = 0; i < 5; i++) await attempt();
    await throttle.forgive('ada');
    for (let i = 0; i < 4; i++) expect(await attempt()).toBe(0);
    expect(await attempt()).toBe(1);
    clock.advance({ seconds: 61 });
    for (let i = 0; i < 4; i++) expect(await attempt()).toBe(0);
  });
});
