import { beforeAll, describe, expect, it } from '@jest/globals';
import { proBusiness } from '../../../../test/support/businesses.js';
import { eventually } from '../../../../test/support/eventually.js';
import { testApp } from '../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { Pool } from '../../../platform/database/pool.js';
import { Horizon } from '../../../platform/operations/horizon.js';
import { PauseEnding } from '../consumers/pause-ending.js';
import type {
  ConsumersResponse,
  ParkedStreamsResponse,
  ProjectionsResponse,
} from '../read-models/consumers/consumers.response.js';

const product = testApp({}, { readModelTimeoutMs: 500 }); // the test pauses projectors
let operator: TestClient;
let creator: TestClient;
let pool: Pool;

beforeAll(async () => {
  pool = product.app.get(Pool);
  const admin = await product.admin();
  operator = product.visitor();
  const { user } = await operator.register();
  expect((await admin.post(`/api/admin/members/${user.id}/roles`, { grant: 'operator' })).status).toBe(200);
  creator = product.visitor();
  await creator.register();
});

const idOf = ({ user }: TestClient): string => user?.id ?? '';
const rename = (name: string) => creator.send('PATCH', '/api/me', { body: { firstName: name } });
const nameShown = async (): Promise<string> => (await creator.get<{ firstName: string }>('/api/me')).body.firstName;

async function profile() {
  const { body } = await operator.get<ConsumersResponse>('/api/ops/consumers');
  const found = body.items.find(({ name }) => name === 'profile');
  if (!found) throw new Error('The profile is not listed.');
  return found;
}

const parked = async () => (await operator.get<ParkedStreamsResponse>('/api/ops/consumers/profile/parked')).body.items;

/** Deletes the creator's row, so that the next change cannot be projected. */
async function loseProfile(nextName: string): Promise<void> {
  await pool.query('delete from read.profile where id = $1', [idOf(creator)]);
  await rename(nextName);
  await eventually(async () => expect(await parked()).toHaveLength(1));
}

describe('consumers of the log', () => {
  it('are listed for operators, and for nobody without that role', async () => {
    const { status, body } = await operator.get<ConsumersResponse>('/api/ops/consumers');
    expect(status).toBe(200);
    expect(body.items.map(({ name, kind }) => [name, kind])).toEqual(
      expect.arrayContaining([
        ['profile', 'read-model'],
        ['award-points-when-appraisal-approved', 'process'],
        ['review-membership-by-timetable', 'process'],
      ]),
    );
    await eventually(async () =>
      expect(await profile()).toMatchObject({ state: 'running', eventsBehind: 0, parkedEvents: 0, error: null }),
    );
    expect((await creator.get('/api/ops/consumers')).status).toBe(403);
    expect((await product.visitor().get('/api/ops/projections')).status).toBe(401);
  });

  it('stand still while they are paused, and catch up afterwards', async () => {
    expect((await operator.post('/api/ops/consumers/profile/pause', { reason: 'a test' })).status).toBe(200);
    const { headers } = await rename('Paused');
    expect(headers.get('x-read-model')).toBe('behind');
    expect(await nameShown()).toBe('Ada');
    expect(await profile()).toMatchObject({ state: 'paused', eventsBehind: 1, owner: null });
    expect((await operator.post('/api/ops/consumers/profile/resume')).status).toBe(200);
    await eventually(async () => expect(await nameShown()).toBe('Paused'));
  });

  it('go on by themselves an hour after they were paused', async () => {
    const paused = await operator.post('/api/ops/consumers/profile/pause', { reason: 'a look' });
    expect([paused.status, (await profile()).state]).toEqual([200, 'paused']);
    await pool.query('update es.pauses set ends_at = paused_at');
    product.app.get(PauseEnding, { strict: false }).ending.runNow();
    await eventually(async () => expect(await profile()).toMatchObject({ state: 'running' }));
  });

  it('must exist', async () => {
    expect(await operator.post('/api/ops/consumers/orderss/pause', { reason: 'a test' })).toMatchObject({
      status: 404,
    });
    expect((await operator.get('/api/ops/consumers/orderss/parked')).status).toBe(404);
  });
});

describe('what was parked', () => {
  it('is told by its place and kind, and nothing that a member wrote', async () => {
    await loseProfile('Lost');
    const [only] = await parked();
    expect(only).toMatchObject({ streamId: idOf(creator), type: 'ProfileEdited', attempts: 3, waiting: 0 });
    expect(only?.error).toMatch(/^MissingRow at row-changes\.[jt]s:\d+$/);
    expect(await profile()).toMatchObject({ state: 'running', parkedEvents: 1, parkedStreams: 1 });
  });

  it('is tried again on request', async () => {
    const [only] = await parked();
    expect((await operator.post(`/api/ops/consumers/profile/parked/${idOf(creator)}/replay`)).status).toBe(200);
    await eventually(async () => expect((await parked())[0]?.attempts).toBe((only?.attempts ?? 0) + 3));
    expect((await operator.post('/api/ops/consumers/profile/parked/replay')).status).toBe(200);
  });

  it('is discarded with a reason', async () => {
    const [only] = await parked();
    const path = `/api/ops/consumers/profile/parked/${idOf(creator)}/discard`;
    const body = { version: only?.version, reason: 'the row was taken away by a test' };
    expect((await operator.post(path, { version: only?.version })).status).toBe(422);
    expect((await operator.post(path, body)).status).toBe(200);
    await eventually(async () => expect(await parked()).toEqual([]));
    expect(await operator.post(path, body)).toMatchObject({ status: 404, body: { code: 'NOTHING_PARKED' } });
  });
});

describe('a rebuild', () => {
  const rebuildOf = async (name: string) => {
    const { body } = await operator.get<ProjectionsResponse>('/api/ops/projections');
    return body.items.find((item) => item.name === name)?.rebuild;
  };

  it('is asked for, shows how far it came, and puts right what was wrong', async () => {
    await loseProfile('Lost again');
    expect(await rebuildOf('profile')).toBeNull();
    expect((await operator.post('/api/ops/projections/profile/rebuild')).status).toBe(202);
    await eventually(async () => expect(await rebuildOf('profile')).toMatchObject({ state: 'done', secondsLeft: 0 }));
    expect(await nameShown()).toBe('Lost again');
    expect(await parked()).toEqual([]);
    await rename('Found');
    await eventually(async () => expect(await nameShown()).toBe('Found'));
  });

  it('is for read models alone: what a process sent was sent', async () => {
    const path = '/api/ops/projections/award-points-when-appraisal-approved/rebuild';
    expect(await operator.post(path)).toMatchObject({ status: 404, body: { code: 'NO_SUCH_CONSUMER' } });
  });

  it('cannot be cancelled when there is none', async () => {
    const answer = await operator.post('/api/ops/projections/profile/rebuild/cancel');
    expect(answer).toMatchObject({ status: 409, body: { code: 'NO_REBUILD_RUNNING' } });
  });
});

it('records who did all this', async () => {
  const { rows } = await pool.query<{ type: string; actor_id: string }>(
    `select type, actor_id from es.events join es.streams using (stream_id) where kind = 'consumer' order by pos`,
  );
  expect(rows.map(({ type }) => type)).toEqual([
    ...['ConsumerPaused', 'ConsumerResumed', 'ConsumerPaused', 'ConsumerResumed'],
    'ParkedReplayRequested',
    'ParkedReplayRequested',
    'ParkedEventDiscarded',
    'RebuildRequested',
  ]);
  expect(rows.filter(({ actor_id }) => actor_id !== idOf(operator)).map(({ type }) => type)).toEqual([
    'ConsumerResumed',
  ]);
});

describe('a command about somebody whom a read model does not show yet', () => {
  it('is to be sent again, not told that there is nobody', async () => {
    await operator.post('/api/ops/consumers/membership/pause', { reason: 'a test' });
    const { user } = await product.visitor().register();
    const admin = await product.admin();
    const upgrade = () => admin.post(`/api/admin/members/${user.id}/upgrade`, {});
    const early = await upgrade();
    expect(early).toMatchObject({ status: 503, body: { code: 'TEMPORARILY_UNAVAILABLE' } });
    expect(early.headers.get('retry-after')).toBe('2');
    await operator.post('/api/ops/consumers/membership/resume');
    await eventually(async () => expect((await upgrade()).status).toBe(200));
  });
});

describe('a decision on what the member’s own list does not show yet', () => {
  it('is made from the log', async () => {
    const admin = await product.admin();
    const business = await proBusiness(product, admin);
    await operator.post('/api/ops/consumers/orders/pause', { reason: 'a test' });
    const { id } = (await business.post<{ id: string }>('/api/me/orders', { toolName: 'Business Cards' })).body;
    expect(await admin.post(`/api/admin/orders/${id}/status`, { status: 'processing' })).toMatchObject({ status: 200 });
    await operator.post('/api/ops/consumers/orders/resume');
  });
});

describe('the horizon', () => {
  it('names the session that holds the feed back, and for how long', async () => {
    const slow = await pool.connect();
    await slow.query('begin');
    const { rows } = await slow.query<{ pid: number }>('select pg_backend_pid() as pid, pg_current_xact_id()');
    await rename('Held back');
    await eventually(async () => {
      const lag = await product.app.get(Horizon).measure();
      expect(lag.heldBy?.pid).toBe(rows[0]?.pid);
      expect(lag.eventsHeldBack).toBeGreaterThan(0);
      expect(lag.seconds).toBeGreaterThan(0);
    });
    const { horizon } = (await operator.get<ConsumersResponse>('/api/ops/consumers')).body;
    expect([horizon.heldBy?.pid, Number.isInteger(horizon.seconds)]).toEqual([rows[0]?.pid, true]);
    await slow.query('commit');
    slow.release();
    await eventually(async () => expect((await product.app.get(Horizon).measure()).eventsHeldBack).toBe(0));
  });
});
