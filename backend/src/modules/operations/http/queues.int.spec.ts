import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { eventually } from '../../../../test/support/eventually.js';
import { testApp } from '../../../../test/support/fixtures.js';
import { followed } from '../../../../test/support/followed.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { Pool } from '../../../platform/database/pool.js';
import type { JobKind } from '../../../platform/jobs/job.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Pauses } from '../../../platform/operations/pauses.js';
import { formatCursor } from '../../../platform/projections/cursor.js';
import { PauseEnding } from '../consumers/pause-ending.js';
import type { EffectsResponse, JobsResponse, QueuesResponse } from '../read-models/queues/queues.response.js';

/** A member without a stream makes every review fail. */
const reviews: JobKind<{ memberId: string }> = { queue: 'membership-reviews' };

const product = testApp();
let operator: TestClient;
let jobs: Jobs;
beforeAll(async () => {
  jobs = product.app.get(Jobs, { strict: false });
  const admin = await product.admin();
  operator = product.visitor();
  const { user } = await operator.register();
  expect((await admin.post(`/api/admin/members/${user.id}/roles`, { grant: 'operator' })).status).toBe(200);
});

const reviewQueue = async () => {
  const { body } = await operator.get<QueuesResponse>('/api/ops/queues');
  return body.items.find(({ name }) => name === reviews.queue);
};
const pauseReviews = async (body: object) =>
  (await operator.post(`/api/ops/queues/${reviews.queue}/pause`, body)).status;
const listed = async () =>
  (await operator.get<JobsResponse>(`/api/ops/queues/${reviews.queue}/jobs?state=failed`)).body;
const failed = async () => (await listed()).items;
const handled = async () => {
  const { rows } = await product.app
    .get(Pool)
    .query<{ data: object }>(
      `select data from es.events where type = 'QueueHandled' order by recorded_at desc, version desc limit 1`,
    );
  return rows[0]?.data;
};
const counted = async () => {
  const sql = `select count(*)::int as count from es.events where type = 'QueueHandled'`;
  return (await product.app.get(Pool).query<{ count: number }>(sql)).rows[0]?.count ?? 0;
};

async function failingReview(id: string): Promise<void> {
  await jobs.add(reviews, [{ id, data: { memberId: 'nobody' } }]);
  await eventually(async () => {
    await jobs.queue(reviews.queue).promoteDue(new Date(Date.now() + 600_000));
    expect((await failed()).map((job) => job.id)).toContain(id);
  });
}

describe('the queues of jobs', () => {
  it('are for operators', async () => {
    const member = product.visitor();
    await member.register();
    expect((await member.get('/api/ops/queues')).status).toBe(403);
    expect((await operator.get('/api/ops/queues/no-such-queue/jobs')).status).toBe(404);
  });

  it('are paused with a reason, and resumed', async () => {
    expect((await operator.post(`/api/ops/queues/${reviews.queue}/pause`)).status).toBe(422);
    expect(await pauseReviews({ reason: 'a test', untilResumed: true })).toBe(200);
    expect(await reviewQueue()).toMatchObject({ paused: true, pausedUntil: null });
    expect(await handled()).toEqual({ queue: reviews.queue, action: 'pause', reason: 'a test' });
    expect((await operator.post(`/api/ops/queues/${reviews.queue}/resume`)).status).toBe(200);
    expect(await reviewQueue()).toMatchObject({ paused: false });
    expect(await handled()).toEqual({ queue: reviews.queue, action: 'resume' });
  });

  it('stand as Operations says when they are paused and resumed at the same moment', async () => {
    const resume = () => operator.post(`/api/ops/queues/${reviews.queue}/resume`);
    const pauses = product.app.get(Pauses, { strict: false });
    for (let round = 0; round < 20; round++) {
      const acts = [resume(), pauseReviews({ reason: 'a test' }), resume(), pauseReviews({ reason: 'a test' })];
      await Promise.all(round % 2 ? acts : acts.reverse());
      const { paused } = (await reviewQueue()) ?? {};
      expect(paused).toBe((await pauses.list()).length === 1);
    }
    await resume();
  });

  it('hold back no reader of the log while they do not answer', async () => {
    const answer = Promise.withResolvers<void>();
    const acts = (['pause', 'resume'] as const).map((act) =>
      jest.spyOn(jobs.queue(reviews.queue), act).mockImplementationOnce(() => answer.promise),
    );
    const asked = [
      pauseReviews({ reason: 'a test' }),
      operator.post(`/api/ops/queues/${reviews.queue}/resume`).then(({ status }) => status),
    ];
    await eventually(async () => expect(acts.some(({ mock }) => mock.calls.length > 0)).toBe(true));
    const holders = `select from pg_stat_activity
      where datname = current_database() and backend_xid is not null and state = 'idle in transaction'`;
    await eventually(async () => expect((await product.app.get(Pool).query(holders)).rowCount).toBe(0), 2_000);
    answer.resolve();
    expect(await Promise.all(asked)).toEqual([200, 200]);
    jest.restoreAllMocks();
    await operator.post(`/api/ops/queues/${reviews.queue}/resume`);
  });

  it('go on by themselves an hour after they were paused', async () => {
    expect(await pauseReviews({ reason: 'the gateway is away' })).toBe(200);
    const until = new Date(product.clock.now().getTime() + 3_600_000).toISOString();
    const [shown, recorded] = [(await reviewQueue())?.pausedUntil, await handled()];
    expect(Math.abs(Date.parse(String(shown)) - Date.parse(until))).toBeLessThan(60_000);
    expect(recorded).toEqual({ queue: reviews.queue, action: 'pause', reason: 'the gateway is away', until: shown });
    await product.app.get(Pool, { strict: false }).query('update es.pauses set ends_at = paused_at');
    product.app.get(PauseEnding, { strict: false }).ending.runNow();
    await eventually(async () => expect(await reviewQueue()).toMatchObject({ paused: false, pausedUntil: null }));
  });

  it('say at the first failure that a job is tried again, since when, and why', async () => {
    await jobs.add(reviews, [{ id: 'once', data: { memberId: 'nobody' } }]);
    await eventually(async () => {
      const queue = await reviewQueue();
      expect(queue).toMatchObject({ retried: 1, failed: 0, lastError: expect.stringMatching(/^\w+/) });
      expect(Date.now() - Date.parse(String(queue?.firstFailedAt))).toBeLessThan(60_000);
    });
    await failingReview('once');
    expect(await reviewQueue()).toMatchObject({ retried: 0, failed: 1, lastError: expect.any(String) });
    await operator.post(`/api/ops/queues/${reviews.queue}/jobs/once/discard`, { reason: 'a test' });
    expect(await reviewQueue()).toMatchObject({ failed: 0, firstFailedAt: null, lastError: null });
  });

  it('show what failed, which is tried again or discarded with a reason', async () => {
    await failingReview('a');
    expect(await failed()).toMatchObject([{ id: 'a', about: '{"memberId":"nobody"}', tries: 5 }]);
    expect(await listed()).toMatchObject({ total: 1, page: 1, pageSize: 10 });
    expect(await reviewQueue()).toMatchObject({ failed: 1 });
    expect((await operator.post(`/api/ops/queues/${reviews.queue}/jobs/a/retry`)).status).toBe(200);
    await failingReview('a');
    expect((await operator.post(`/api/ops/queues/${reviews.queue}/retry-failed`)).status).toBe(200);
    await failingReview('a');
    const discard = (body: object) => operator.post(`/api/ops/queues/${reviews.queue}/jobs/a/discard`, body);
    expect((await discard({})).status).toBe(422);
    expect((await discard({ reason: 'nobody is nobody' })).status).toBe(200);
    expect(await failed()).toEqual([]);
    expect((await operator.post(`/api/ops/queues/${reviews.queue}/jobs/a/retry`)).status).toBe(404);
    expect((await discard({ reason: 'too late' })).status).toBe(404);
    expect(await handled()).toEqual({
      queue: reviews.queue,
      action: 'discard',
      jobId: 'a',
      reason: 'nobody is nobody',
    });
  });
});

it('failed jobs are followed by their cursor', async () => {
  for (const id of ['c', 'd', 'e']) await failingReview(id);
  const address = `/api/ops/queues/${reviews.queue}/jobs`;
  expect(await followed(operator, address)).toEqual(await failed());
  for (const cursor of ['nonsense', formatCursor([-1])])
    expect((await operator.get(`${address}?cursor=${cursor}`)).body).toMatchObject({ code: 'INVALID_QUERY' });
});

describe('a request whose answer was lost', () => {
  it('hears once more what became of a job, and records nothing twice', async () => {
    await failingReview('b');
    const before = await counted();
    const path = `/api/ops/queues/${reviews.queue}/jobs/b`;
    const retry = { 'idempotency-key': randomUUID() };
    expect((await operator.post(`${path}/retry`, undefined, retry)).status).toBe(200);
    expect((await operator.post(`${path}/retry`, undefined, retry)).status).toBe(200);
    await failingReview('b');
    const discard = { 'idempotency-key': randomUUID() };
    expect((await operator.post(`${path}/discard`, { reason: 'of no use' }, discard)).status).toBe(200);
    expect((await operator.post(`${path}/discard`, { reason: 'of no use' }, discard)).status).toBe(200);
    expect((await operator.post(`${path}/discard`, { reason: 'of no use' })).status).toBe(404);
    expect(await counted()).toBe(before + 2);
  });
});

it('tells two same requests of one moment the same', async () => {
  const path = `/api/ops/queues/${reviews.queue}/jobs`;
  for (const what of ['retry', 'discard']) {
    await failingReview(what);
    const before = await counted();
    const key = { 'idempotency-key': randomUUID() };
    const body = what === 'discard' ? { reason: 'of no use' } : undefined;
    const ask = () => operator.post(`${path}/${what}/${what}`, body, key);
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await counted()).toBe(before + 1);
  }
});

it('goes on with a retry that was recorded and then cut off', async () => {
  await failingReview('c');
  const queue = jobs.queue(reviews.queue);
  jest.spyOn(jobs, 'queue').mockReturnValue(queue);
  jest.spyOn(queue, 'retry').mockRejectedValueOnce(new Error('cut off'));
  const key = { 'idempotency-key': randomUUID() };
  const again = () => operator.post(`/api/ops/queues/${reviews.queue}/jobs/c/retry`, undefined, key);
  expect((await again()).status).toBe(500);
  expect((await failed()).map(({ id }) => id)).toContain('c');
  expect((await again()).status).toBe(200);
  expect((await failed()).map(({ id }) => id)).not.toContain('c');
  jest.restoreAllMocks();
});

describe('effects in doubt', () => {
  const doubt = (id: string) =>
    product.app.get(Pool).query(
      `insert into es.effects (id, queue, data, started_at)
       values ($1, $2, '{"memberId":"m"}', now() - interval '3 minutes')`,
      [id, reviews.queue],
    );
  const inDoubt = async () => (await operator.get<EffectsResponse>('/api/ops/effects')).body.items;

  it('are resolved by a person', async () => {
    await doubt('mail-1');
    const { body } = await operator.get<EffectsResponse>('/api/ops/effects');
    expect(body.items).toMatchObject([{ id: 'mail-1', queue: reviews.queue, about: '{"memberId":"m"}' }]);
    expect((await operator.get<QueuesResponse>('/api/ops/queues')).body.effectsInDoubt).toBe(1);
    const key = { 'idempotency-key': randomUUID() };
    expect((await operator.post('/api/ops/effects/mail-1/resolve', { happened: true }, key)).status).toBe(200);
    expect((await operator.post('/api/ops/effects/mail-1/resolve', { happened: true }, key)).status).toBe(200);
    expect((await operator.post('/api/ops/effects/mail-1/resolve', { happened: true })).status).toBe(404);
    expect(await inDoubt()).toEqual([]);
  });

  it.each([true, false])('are resolved once by two same requests of one moment (happened: %s)', async (happened) => {
    const id = `twice-${String(happened)}`;
    await doubt(id);
    const key = { 'idempotency-key': randomUUID() };
    const resolve = () => operator.post(`/api/ops/effects/${id}/resolve`, { happened }, key);
    const answers = await Promise.all(Array.from({ length: 10 }, resolve));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  });

  it.each([true, false])(
    'are resolved by a repetition where the first try broke off (happened: %s)',
    async (happened) => {
      const id = `mail-${String(happened)}`;
      await doubt(id);
      const before = await counted();
      const addAgain = jest.spyOn(jobs, 'addAgain').mockRejectedValueOnce(new Error('the queue is away'));
      const key = { 'idempotency-key': randomUUID() };
      const resolve = async () => (await operator.post(`/api/ops/effects/${id}/resolve`, { happened }, key)).status;
      expect(await resolve()).toBe(500);
      expect([await counted(), await inDoubt()]).toMatchObject([before + 1, [{ id }]]);
      expect([await resolve(), await resolve()]).toEqual([200, 200]);
      expect([await counted(), await inDoubt()]).toEqual([before + 1, []]);
      expect(addAgain.mock.calls).toEqual(
        Array.from({ length: 2 }, () => [reviews.queue, { id, data: { memberId: 'm' } }]),
      );
      addAgain.mockRestore();
    },
  );

  it('stay in doubt, and say so, while a worker has the job in hand', async () => {
    await doubt('mail-busy');
    const addAgain = jest.spyOn(jobs, 'addAgain').mockResolvedValueOnce(false);
    const key = { 'idempotency-key': randomUUID() };
    const resolve = () => operator.post('/api/ops/effects/mail-busy/resolve', { happened: false }, key);
    expect(await resolve()).toMatchObject({ status: 409, body: { code: 'JOB_IN_HAND' } });
    expect(await inDoubt()).toMatchObject([{ id: 'mail-busy' }]);
    expect((await resolve()).status).toBe(200);
    expect(await inDoubt()).toEqual([]);
    addAgain.mockRestore();
  });

  it('are not resolved by what is not recorded', async () => {
    await doubt('mail-3');
    const recording = jest
      .spyOn(product.app.get(CommandBus, { strict: false }), 'execute')
      .mockRejectedValue(new Error('not recorded'));
    const resolve = async () => (await operator.post('/api/ops/effects/mail-3/resolve', { happened: true })).status;
    expect(await resolve()).toBe(500);
    recording.mockRestore();
    expect(await inDoubt()).toMatchObject([{ id: 'mail-3' }]);
    expect(await resolve()).toBe(200);
  });
});
