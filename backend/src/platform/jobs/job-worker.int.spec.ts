import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { eventually } from '../../../test/support/eventually.js';
import { proxyTo } from '../../../test/support/tcp-proxy.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { emptyTestRedis } from '../../../test/support/test-redis.js';
import { SystemClock } from '../config/clock.js';
import { openPool } from '../database/pool.js';
import { Effects } from './effects.js';
import type { JobData } from './job.js';
import type { JobBackend } from './job-backend.js';
import { JobFailures } from './job-failures.js';
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

describe('a job whose database goes while it is done', () => {
  it('is not waited for when the worker stops', async () => {
    const line = await proxyTo(database.url);
    const backend = new PostgresJobs(line.url);
    const jobs = new Jobs(backend, new SystemClock());
    const isRefused = () => expect(jobs.queue('greetings').counts()).rejects.toThrow('ECONNREFUSED');
    const done: string[] = [];
    const worker = new JobWorker(backend, 'greetings', async (_data, id) => {
      await line.cut();
      await eventually(isRefused);
      done.push(id);
    });
    await jobs.add({ queue: 'greetings' }, [{ id: 'first', data: {} }]);
    await eventually(async () => expect(done).toEqual(['first']));
    await isRefused(); // the worker could not report the job as done
    const warn = jest.spyOn(Logger.prototype, 'warn');
    await worker.stop();
    expect(warn).not.toHaveBeenCalledWith({ message: 'jobs were left to another worker' });
    warn.mockRestore();
    await jobs.close();
  });
});

describe('a job whose call outside is not answered', () => {
  it('has failed, as its error does not tell of the database', async () => {
    const pool = openPool({ url: database.url, max: 2, name: 'test' });
    const backend = new PostgresJobs(database.url);
    const jobs = new Jobs(backend, new SystemClock());
    const effects = new Effects(pool);
    const silence = Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' });
    const failures = new JobFailures(pool);
    const handle = async (_data: JobData, id: string) => {
      await effects.once({ id, queue: 'calls', data: {} }, () => Promise.reject(silence));
    };
    const worker = new JobWorker(backend, 'calls', handle, { failures });
    await jobs.add({ queue: 'calls' }, [{ id: 'first', data: {} }]);
    await eventually(async () =>
      expect((await failures.byQueue()).get('calls')).toMatchObject({ retried: 1, lastError: 'Error ETIMEDOUT' }),
    );
    await worker.stop();
    await jobs.close();
    await pool.end();
  });
});

describe('a worker whose queue cannot be asked', () => {
  const begin = (backend: JobBackend) => {
    const jobs = new Jobs(backend, new SystemClock());
    const queue = `greetings-${randomUUID()}`;
    const [done, warnedAt]: [string[], number[]] = [[], []];
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => void warnedAt.push(performance.now()));
    const worker = new JobWorker(backend, queue, async (_data, id) => void done.push(id));
    const end = async () => {
      await worker.stop();
      await jobs.close();
      warn.mockRestore();
    };
    const add = () => jobs.add({ queue }, [{ id: 'late', data: {} }]);
    return { add, done, warnedAt, end, worker };
  };
  const expectPauses = async (warnedAt: readonly number[]) => {
    await eventually(async () => expect(warnedAt.length).toBeGreaterThan(2));
    expect(warnedAt[2]! - warnedAt[0]!).toBeGreaterThan(2_500);
  };

  it('stops without it', async () => {
    const line = await proxyTo(await emptyTestRedis());
    const { worker, add, done, warnedAt, end } = begin(new RedisJobs(line.url));
    await add();
    await eventually(async () => expect(done).toEqual(['late']));
    await line.cut();
    await eventually(async () => expect(worker.trouble).toBeDefined());
    const warnings = warnedAt.length;
    await end();
    expect(warnedAt).toHaveLength(warnings);
  });

  it('stops without one that goes meanwhile', async () => {
    const line = await proxyTo(await emptyTestRedis());
    const { add, done, end } = begin(new RedisJobs(line.url));
    await add();
    await eventually(async () => expect(done).toEqual(['late']));
    const ended = end();
    await line.cut();
    await ended;
  });

  it('asks again ever more rarely, and goes on when its database is there for the first time', async () => {
    const line = await proxyTo(database.url);
    await line.cut();
    const { add, done, warnedAt, end } = begin(new PostgresJobs(line.url));
    await expectPauses(warnedAt);
    await line.mend();
    await add();
    await eventually(async () => expect(done).toEqual(['late']));
    await end();
    await line.cut();
  });

  it('asks again ever more rarely after an error of the database itself, and says so until it is mended', async () => {
    const pool = openPool({ url: database.url, max: 1, name: 'test' });
    const [broken, whole] = ['rename to move_to_nowhere', 'rename to move_to_active'];
    await pool.query(`alter function bullmq.move_to_active ${broken}`);
    const { add, done, warnedAt, end, worker } = begin(new PostgresJobs(database.url));
    await expectPauses(warnedAt);
    expect(worker.trouble).toMatchObject({ work: expect.stringContaining('jobs greetings'), error: 'error 42883' });
    await pool.query(`alter function bullmq.move_to_nowhere ${whole}`);
    await add();
    await eventually(async () => expect(done).toEqual(['late']));
    await eventually(async () => expect(worker.trouble).toBeUndefined());
    await end();
    await pool.end();
  });
});
