import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { eventually } from '../../../test/support/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { emptyTestRedis } from '../../../test/support/test-redis.js';
import { SystemClock } from '../config/clock.js';
import { DefiniteFailure } from './effects.js';
import { RetryLater } from './job.js';
import type { JobBackend } from './job-backend.js';
import { JobWorker } from './job-worker.js';
import { Jobs } from './jobs.js';
import { PostgresJobs } from './postgres-jobs.js';
import { RedisJobs } from './redis-jobs.js';

let database: TestDatabase;
beforeAll(async () => {
  Logger.overrideLogger(false);
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const backends: readonly (readonly [string, () => Promise<JobBackend>])[] = [
  ['PostgreSQL', () => Promise.resolve(new PostgresJobs(database.url))],
  ['Redis', async () => new RedisJobs(await emptyTestRedis())],
];

describe.each(backends)('jobs on %s', (_, open) => {
  let backend: JobBackend;
  let jobs: Jobs;
  let workers: JobWorker[];
  let queue: string;

  beforeEach(async () => {
    backend = await open();
    jobs = new Jobs(backend, new SystemClock());
    queue = `greetings-${randomUUID()}`;
    workers = [];
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await jobs.close();
  });

  const work = (handle: (id: string) => Promise<void>): void => {
    workers.push(new JobWorker(backend, queue, (_data, id) => handle(id)));
  };
  const add = (id: string, at?: Date): Promise<void> =>
    jobs.add({ queue }, [{ id, data: { n: 1 }, ...(at && { at }) }]);
  const failedOnes = () => jobs.queue(queue).list('failed', 0, 10);

  it('does each job once, however often it is put in', async () => {
    const done: string[] = [];
    await add('a');
    await add('a');
    await add('b');
    work(async (id) => void done.push(id));
    await eventually(async () => expect(done.sort()).toEqual(['a', 'b']));
    await add('a');
    await add('c');
    await eventually(async () => expect(done).toEqual(['a', 'b', 'c']));
  });

  it('waits until a job is due', async () => {
    const done: string[] = [];
    const at = new Date(Date.now() + 1_000);
    await add('later', at);
    work(async () => void done.push(new Date().toISOString()));
    expect((await jobs.queue(queue).counts()).delayed).toBe(1);
    await eventually(async () => expect(done).toHaveLength(1));
    expect(done[0]! >= at.toISOString()).toBe(true);
  });

  it('does at once what a clock of its own calls due, and nothing else', async () => {
    const done: string[] = [];
    await add('in a month', new Date(Date.now() + 30 * 86_400_000));
    await add('in a year', new Date(Date.now() + 365 * 86_400_000));
    work(async (id) => void done.push(id));
    expect(await jobs.queue(queue).promoteDue(new Date(Date.now() + 31 * 86_400_000))).toBe(1);
    await eventually(async () => expect(done).toEqual(['in a month']));
  });

  it('tries again after a failure', async () => {
    let tries = 0;
    work(async () => {
      if (++tries === 1) throw new Error('not today');
    });
    await add('a');
    await eventually(async () => expect(tries).toBe(2));
    expect(await failedOnes()).toEqual([]);
  });

  function workOnceMended(error = new Error('no')) {
    const done: string[] = [];
    let isBroken = true;
    work(async (id) => {
      if (isBroken) throw error;
      done.push(id);
    });
    const mend = () => {
      isBroken = false;
    };
    return { done, mend };
  }

  it('keeps what failed five times for a person, who puts it back', async () => {
    const refused = Object.assign(new Error('no such user ada@example.com'), { code: 'EAUTH' });
    const { done, mend } = workOnceMended(refused);
    await add('a');
    await eventually(async () => {
      await jobs.queue(queue).promoteDue(new Date(Date.now() + 600_000));
      expect(await failedOnes()).toMatchObject([{ id: 'a', data: { n: 1 }, error: 'Error EAUTH', tries: 5 }]);
    });
    mend();
    expect(await jobs.queue(queue).retry('no such job')).toBe(false);
    expect(await jobs.queue(queue).retry('a')).toBe(true);
    await eventually(async () => expect(done).toEqual(['a']));
    expect(await failedOnes()).toEqual([]);
  });

  it('tries again at once, for a person, what would be tried again later, and nothing else', async () => {
    const { done, mend } = workOnceMended();
    const tomorrow = new Date(Date.now() + 86_400_000);
    await add('timer', tomorrow);
    for (const id of ['a', 'b']) await add(id);
    await eventually(async () => {
      for (const id of ['a', 'b']) expect(await jobs.queue(queue).canRetry(id)).toBe(true);
      expect((await jobs.queue(queue).counts()).delayed).toBe(3);
    });
    mend();
    expect(await jobs.queue(queue).canRetry('timer')).toBe(false);
    expect(await jobs.queue(queue).retry('timer')).toBe(false);
    expect(await jobs.queue(queue).retry('a')).toBe(true);
    await jobs.queue(queue).retryAll();
    await eventually(async () => expect(done.sort()).toEqual(['a', 'b']));
    expect((await jobs.queue(queue).counts()).delayed).toBe(1);
  });

  it('puts all back that failed, or takes one out for good', async () => {
    const { done, mend } = workOnceMended();
    for (const id of ['a', 'b', 'c']) await add(id);
    await eventually(async () => {
      await jobs.queue(queue).promoteDue(new Date(Date.now() + 600_000));
      expect(await failedOnes()).toHaveLength(3);
    });
    expect(await jobs.queue(queue).discard('b')).toMatchObject({ id: 'b', data: { n: 1 } });
    expect(await jobs.queue(queue).discard('b')).toBeUndefined();
    mend();
    await jobs.queue(queue).retryAll();
    await eventually(async () => expect(done.sort()).toEqual(['a', 'c']));
  });

  it('puts a job in again once the worker that has it in hand is done with it, and says so where it keeps it', async () => {
    let done = 0;
    const [hold, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    work(async () => {
      begun.resolve();
      await hold.promise;
      done += 1;
    });
    await add('a');
    await begun.promise;
    const addAgain = () => jobs.addAgain(queue, { id: 'a', data: { n: 1 } });
    expect(await addAgain()).toBe(false);
    const again = addAgain();
    hold.resolve();
    expect(await again).toBe(true);
    await eventually(async () => expect(done).toBe(2));
  });

  it('asks again later, without counting a try, when a handler cannot say yet', async () => {
    let asked = 0;
    work(async () => {
      asked += 1;
      if (asked <= 6) throw new RetryLater(new Date(Date.now() + 10));
    });
    await add('a');
    await eventually(async () => expect(asked).toBe(7));
    expect(await failedOnes()).toEqual([]);
  });

  it('holds it against no job that the database was away', async () => {
    let asked = 0;
    work(async () => {
      asked += 1;
      if (asked <= 6) throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    });
    await add('a');
    await eventually(async () => {
      await jobs.queue(queue).promoteDue(new Date(Date.now() + 600_000));
      expect(asked).toBe(7);
    });
    expect(await failedOnes()).toEqual([]);
  });

  it('counts a try where it is the other side of an effect that was away', async () => {
    work(async () => {
      throw new DefiniteFailure(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    });
    await add('a');
    await eventually(async () => {
      await jobs.queue(queue).promoteDue(new Date(Date.now() + 600_000));
      expect(await failedOnes()).toMatchObject([{ error: 'Error ECONNREFUSED', tries: 5 }]);
    });
  });

  it('comes again and again by a schedule', async () => {
    const done: string[] = [];
    work(async (id) => void done.push(id));
    await jobs.queue(queue).schedule('clean', { every: { minutes: 1 / 240 } }, {});
    await jobs.queue(queue).schedule('clean', { every: { minutes: 1 / 240 } }, {});
    await eventually(async () => expect(done.length).toBeGreaterThan(2));
    expect(new Set(done).size).toBe(done.length);
  });

  it('does nothing while it is paused', async () => {
    const done: string[] = [];
    await jobs.queue(queue).pause();
    await add('a');
    work(async (id) => void done.push(id));
    expect(await jobs.queue(queue).isPaused()).toBe(true);
    expect(await jobs.queue(queue).counts()).toMatchObject({ waiting: 1, active: 0 });
    expect(await jobs.queue(queue).oldestWaiting()).toBeInstanceOf(Date);
    await jobs.queue(queue).resume();
    await eventually(async () => expect(done).toEqual(['a']));
    expect(await jobs.queue(queue).oldestWaiting()).toBeNull();
  });

  it('finishes what is in hand when it stops, and leaves the rest', async () => {
    const done: string[] = [];
    let finish: (() => void) | undefined;
    work(async (id) => {
      await new Promise<void>((resolve) => (finish = resolve));
      done.push(id);
    });
    await add('in hand');
    await eventually(async () => expect(finish).toBeDefined());
    const stopping = workers[0]!.stop().then(() => done.push('stopped'));
    finish?.();
    await stopping;
    await add('left');
    expect(done).toEqual(['in hand', 'stopped']);
    expect(await jobs.queue(queue).counts()).toMatchObject({ waiting: 1, active: 0 });
  });

  it('stays the same store from look to look', async () => {
    expect(await backend.identity()).toBe(await backend.identity());
  });
});
