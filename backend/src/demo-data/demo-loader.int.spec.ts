import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { v7 as uuidv7 } from 'uuid';
import { settings } from '../../test/support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';
import { readConfig } from '../config/config.js';
import { EraseMemberController } from '../modules/identity/http/members/erase-member.controller.js';
import { Passwords } from '../modules/identity/passwords/passwords.js';
import { Pool } from '../platform/database/pool.js';
import { startApp } from '../start/create-app.js';
import { DEMO_PASSWORD, demoAccountsOf, people } from './accounts.js';
import { DemoLoader } from './demo-loader.js';
import { FakeClock } from './fake-clock.js';
import { places } from './people.js';

let database: TestDatabase;
let app: NestFastifyApplication;
let demo: DemoLoader;
const clock = new FakeClock();
const config = () =>
  readConfig({ ...settings, SANKOFA_DEMO: 'true', DATABASE_URL: database.url, EMAIL_VERIFICATION: 'asked' });

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startApp(config(), { clock });
  demo = new DemoLoader(app, clock);
  expect(await demo.isLoaded()).toBe(false);
  await demo.load();
}, 300_000); // takes a hundred seconds on a busy machine
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function list<Row extends object>(query: string): Promise<Row[]> {
  return (await app.get(Pool).query<Row>(query)).rows;
}

/** Counts the rows of a read model by the value of a column. */
async function tally(table: string, column: string): Promise<Record<string, number>> {
  const rows = await list<{ value: string; n: number }>(
    `select ${column}::text as value, count(*)::int as n from read.${table} group by 1`,
  );
  return Object.fromEntries(rows.map(({ value, n }) => [value, n]));
}

const some = expect.any(Number);

describe('the demo data', () => {
  it('is 300 creators, 100 businesses, a wallet member and two of the staff', async () => {
    expect(await tally('profile', 'membership_type')).toEqual({
      Creator: 300,
      Business: 100,
      'AFRO WALLET': 1,
      null: 2,
    });
  });

  it('sends nobody any mail, though addresses are to be verified', async () => {
    expect(await list('select from mail.messages')).toEqual([]);
  });

  it('has creators in every state and province', async () => {
    const found = await list(`select distinct country, state from read.profile where membership_type = 'Creator'`);
    expect(found).toHaveLength(places.length);
    expect(found).toEqual(expect.arrayContaining([...places]));
    expect(places).toHaveLength(37 + 9);
  });

  it('opens the application of everyone, in the order of the dates', async () => {
    expect(await tally('profile', 'application_ready')).toEqual({ true: 403 });
    const [{ late } = { late: undefined }] = await list<{ late: number }>(
      `select count(*)::int as late from read.profile where approved_at - registered_at > interval '1 day'
         or approved_at < registered_at`,
    );
    expect(late).toBe(0);
  });

  it('is at every stage of the challenge, with work for the reviewers', async () => {
    const stages = await list<{ stage: string; n: number }>(
      `select stage, count(*)::int as n from (
         select distinct on (stream_id) type || coalesce(' ' || (data ->> 'dayNumber'), '') as stage
         from es.events e join es.streams s using (stream_id) where s.kind = 'challenge'
         order by stream_id, e.version desc) last group by 1`,
    );
    const names = stages.map(({ stage }) => stage);
    expect(names).toEqual(
      expect.arrayContaining(['AppraisalSubmitted 1', 'AppraisalRejected 1', 'ChallengeCompleted']),
    );
    const waiting = stages.filter(({ stage }) => stage.startsWith('AppraisalSubmitted'));
    expect(waiting.reduce((sum, { n }) => sum + n, 0)).toBeGreaterThanOrEqual(25);
    for (const day of [2, 3, 4, 5, 6, 7]) expect(names.some((name) => name.endsWith(String(day)))).toBe(true);
  });

  it('awards every point that was approved', async () => {
    const [sums] = await list<{ approved: number; shown: number }>(
      `select (select sum((data ->> 'points')::int)::int from es.events where type = 'AppraisalApproved') as approved,
              (select sum(points)::int from read.profile) as shown`,
    );
    expect(sums?.approved).toBeGreaterThan(1_000);
    expect(sums?.shown).toBe(sums?.approved);
  });

  it.each([
    ['profile', 'pro_plan', ['none', 'basic', 'standard']],
    ['kyc', 'status', ['new', 'pending', 'approved', 'failed']],
    ['orders', 'status', ['pending', 'processing', 'completed', 'rejected']],
    ['hire_requests', 'status', ['pending', 'approved', 'rejected']],
    ['tool_requests', 'status', ['pending', 'approved', 'rejected']],
    ['loans', 'status', ['pending', 'approved', 'rejected']],
    ['program_fees', 'status', ['pending', 'confirmed', 'rejected']],
    ['profile', 'banned_at is not null', ['true', 'false']],
  ])('shows %s with every %s', async (table, column, values) => {
    expect(await tally(table, column)).toMatchObject(Object.fromEntries(values.map((value) => [value, some])));
  });

  it('gives its accounts a password that opens them', async () => {
    const [row] = await list<{ password_hash: string }>(
      `select password_hash from identity.accounts where member_id = '${people.pro.id}'`,
    );
    expect(await app.get(Passwords).matches(row?.password_hash, DEMO_PASSWORD)).toBe(true);
    const shown = await tally('profile', 'email');
    for (const { email } of demoAccountsOf(config())) expect(shown).toHaveProperty([email]);
    expect(await demo.accounts()).toEqual(demoAccountsOf(config()));
  });

  it('takes the graduate over the threshold and the other Pro creator on the way', async () => {
    const shown = await list(
      `select email, points, pro_plan from read.profile where email in ('pro@example.com', 'graduate@example.com')
       order by email`,
    );
    expect(shown).toEqual([
      { email: 'graduate@example.com', points: 73, pro_plan: 'standard' },
      { email: 'pro@example.com', points: 35, pro_plan: 'standard' },
    ]);
  });

  it('keeps the log in the order of its dates, all of them past', async () => {
    const days = await list<{ day: string }>(
      `select recorded_at::date::text as day from es.events where recorded_at < current_date order by inc, tx, pos`,
    );
    const dates = days.map(({ day }) => day);
    expect(dates).toEqual(dates.toSorted());
    expect(clock.now().getTime()).toBeGreaterThan(Date.now() - 1_000);
  });

  it('changes nothing when it is loaded again', async () => {
    const ofProcesses = `'OpenDayReminded', 'NotificationsRead'`;
    const size = `select count(*)::int as events from es.events where type not in (${ofProcesses})`;
    const before = await list(size);
    expect(await demo.isLoaded()).toBe(true);
    await demo.load();
    expect(await list(size)).toEqual(before);
  });

  it('counts as loaded after its last member was erased, whose account is offered no more', async () => {
    const caller = {
      actorId: people.newcomer.id,
      commandId: uuidv7(),
      correlationId: uuidv7(),
      waitForReadModels: false,
    };
    await app.get(EraseMemberController, { strict: false }).erase(people.newcomer.id, {}, caller);
    expect(await demo.isLoaded()).toBe(true);
    const offered = (await demo.accounts()).map(({ email }) => email);
    expect(offered).not.toContain(people.newcomer.email);
    expect(offered).toContain(people.basic.email);
  });
});
