import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { PauseEnding } from '../../src/modules/operations/consumers/pause-ending.js';
import type { ConditionsResponse } from '../../src/modules/operations/read-models/conditions/conditions.response.js';
import { Pool } from '../../src/platform/database/pool.js';
import { OperatorNotices } from '../../src/platform/health/operator-notices.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { idOf } from '../support/businesses.js';
import { eventually } from '../support/eventually.js';
import { keepMail, retryNow } from '../support/kept-mail.js';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.js';
import { proxyTo, type TcpProxy } from '../support/tcp-proxy.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { TestClient } from '../support/test-client.js';
import { RUN_TIMEOUT_MS, report, scaled } from './scale.js';

const NAMED_TIMEOUT_MS = scaled({ short: 60_000, long: 10_000 });

interface Told {
  readonly text: string;
  readonly raised: readonly { readonly name: string; readonly says: string }[];
  readonly resolved: readonly string[];
}

jest.setTimeout(RUN_TIMEOUT_MS);

let [calls, webhook]: [Told[], Server] = [[], createServer()];
let post: TestSmtpServer;
let line: TcpProxy;
let product: TestApp;
let admin: TestClient;
let pool: Pool;
beforeAll(async () => {
  webhook = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push(JSON.parse(body) as Told);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
  post = await startSmtpServer();
  line = await proxyTo(post.url);
  product = await startTestApp({
    SMTP_URL: line.url,
    OPERATOR_MAIL: 'zainab@operators.example, thabo@operators.example',
    OPERATOR_WEBHOOK_URL: `http://127.0.0.1:${String((webhook.address() as AddressInfo).port)}/told`,
  });
  admin = await product.admin();
  pool = product.app.get(Pool, { strict: false });
});
afterAll(async () => {
  await product.close();
  await line.cut();
  await post.close();
  webhook.close();
});

const conditions = async () => (await admin.get<ConditionsResponse>('/api/ops/conditions')).body.items;
const ready = async () => {
  const answer = await fetch(`${product.url}/health/ready`);
  return [answer.status, ((await answer.json()) as { reasons: string[] }).reasons];
};
const metric = async (name: string) => {
  const figures = await (await fetch(`${product.url}/metrics`)).text();
  return new RegExp(`^sankofa_condition\\{name="${name}",severity="\\w+"\\} (\\d)`, 'm').exec(figures)?.[1];
};
const toldOf = (name: string) => calls.filter(({ raised }) => raised.some((one) => one.name === name)).length;

/** Checks that a condition is on the screen, in `/health/ready`, in metrics and sent once within 10 s, and resolves. */
async function follow(name: string, says: RegExp, fault: () => Promise<() => Promise<unknown>>): Promise<void> {
  calls = [];
  const mend = await fault();
  const begun = performance.now();
  await eventually(async () => {
    expect(await conditions()).toContainEqual(expect.objectContaining({ name, says: expect.stringMatching(says) }));
    expect(await ready()).toEqual([200, expect.arrayContaining([name])]);
    expect([await metric(name), toldOf(name)]).toEqual(['1', 1]);
  }, NAMED_TIMEOUT_MS);
  report(`${name} told after ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
  await mend();
  await eventually(async () => {
    expect((await conditions()).map((condition) => condition.name)).not.toContain(name);
    await pool.query('update es.operator_notices set next_try_at = now() where not holds'); // resolved a minute ago
    product.app.get(OperatorNotices, { strict: false }).telling.runNow();
    expect(calls.flatMap(({ resolved }) => resolved)).toContainEqual(expect.stringMatching(says));
  });
  expect([toldOf(name), await metric(name)]).toEqual([1, '0']);
}

describe('operators are told', () => {
  it('that the database fails where jobs are fetched', () =>
    follow('queue-failing', /^No job of .* can be fetched, with this error: error 42883/, async () => {
      await pool.query('alter function bullmq.move_to_active rename to move_to_nowhere');
      return () => pool.query('alter function bullmq.move_to_nowhere rename to move_to_active');
    }));

  it('that the mail server is gone, at the first failure', () =>
    follow('mail-failing', /^Jobs of mail fail: 1 retried, with this error: Error E/, async () => {
      await line.cut();
      await keepMail(product.app);
      return async () => {
        await line.mend();
        await retryNow(product.app, 'mail');
      };
    }));

  it('that a transaction elsewhere holds the feed back', () =>
    follow('feed-held-back', /^A transaction has been open .* process \d+ of PostgreSQL \(.*a stranger/, async () => {
      const other = new pg.Client({ connectionString: process.env.TEST_SERVER_URL, application_name: 'a stranger' });
      await other.connect();
      await other.query('begin; select pg_current_xact_id()');
      return () => other.end();
    }));

  it('that a queue was paused and forgotten, until it goes on by itself', () =>
    follow('paused', /^housekeeping is paused: “the disk is slow”\./, async () => {
      const pause = '/api/ops/queues/housekeeping/pause';
      expect((await admin.post(pause, { reason: 'the disk is slow' })).status).toBe(200);
      return async () => {
        await pool.query('update es.pauses set ends_at = paused_at');
        product.app.get(PauseEnding, { strict: false }).ending.runNow();
      };
    }));

  it('that an event was parked', () =>
    follow('events-parked', /^profile could not handle an event/, async () => {
      const creator = product.visitor();
      await creator.register();
      const where = 'where id = $1';
      // The last event of a registration. It would be parked too.
      const registered = `select from read.profile ${where} and application_ready`;
      await eventually(async () => expect((await pool.query(registered, [idOf(creator)])).rowCount).toBe(1));
      await pool.query('create table taken_away as select * from read.profile where id = $1', [idOf(creator)]);
      await pool.query(`delete from read.profile ${where}`, [idOf(creator)]);
      await creator.send('PATCH', '/api/me', { body: { firstName: 'Bola' } });
      return async () => {
        await pool.query('insert into read.profile select * from taken_away');
        await admin.post(`/api/ops/consumers/profile/parked/${idOf(creator)}/replay`);
      };
    }));

  it('that a process fell silent', () =>
    follow('process-silent', /^The worker killed was last heard of/, async () => {
      await pool.query(`insert into es.running_processes (name, role, version, started_at, seen_at)
        values ('killed', 'worker', '0', now() - interval '1 hour', now() - interval '5 s')`);
      return () => pool.query(`delete from es.running_processes where name = 'killed'`);
    }));

  it('that a job of another queue fails', () =>
    follow('queue-failing', /^Jobs of membership-reviews fail/, async () => {
      const jobs = product.app.get(Jobs, { strict: false });
      await jobs.add({ queue: 'membership-reviews' }, [{ id: 'nobody', data: { memberId: 'nobody' } }]);
      return () =>
        eventually(async () => {
          await retryNow(product.app, 'membership-reviews');
          const discarded = '/api/ops/queues/membership-reviews/jobs/nobody/discard';
          expect((await admin.post(discarded, { reason: 'a test' })).status).toBe(200);
        });
    }));

  it('that an effect is in doubt', () =>
    follow('effects-in-doubt', /^1 effect outside may have happened or not/, async () => {
      await pool.query(`insert into es.effects (id, queue, data, started_at)
        values ('mail-9', 'mail', '{}', now() - interval '3 minutes')`);
      return () => admin.post('/api/ops/effects/mail-9/resolve', { happened: true });
    }));
});

it('by mail too, of each once and of its end, without a word about a member', () => {
  const mails = post.received.filter((mail) => mail.includes('operators.example'));
  expect(mails.filter((mail) => mail.includes('Subject: Sankofa needs a look: feed-held-back'))).toHaveLength(1);
  expect(mails.join('\n')).toContain('Resolved: A transaction has been open');
  expect(mails.join('\n')).not.toMatch(/ada@|Bola|@example\.com/);
});
