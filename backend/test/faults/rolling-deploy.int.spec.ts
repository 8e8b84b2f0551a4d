import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { inspect, promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { openPool, type Pool } from '../../src/platform/database/pool.js';
import { Leases } from '../../src/platform/projections/lease.js';
import { idOf } from '../support/businesses.js';
import { eventually } from '../support/eventually.js';
import { settings } from '../support/test-app.js';
import { checkLog, parkedEvents } from './check-history.js';
import { CommandLoad, type Crowd } from './command-load.js';
import { Instances, START_TIMEOUT_MS } from './instances.js';
import { Journal } from './journal.js';
import { MailLoad } from './mail-load.js';
import { NextBuild, newIn, versionOf } from './next-build.js';
import { below, RUN_TIMEOUT_MS, report, rounds } from './scale.js';
import type { ServerProcess } from './server-process.js';

const ROUNDS = rounds(2);
const CLIENTS = 4;
const SAMPLE_INTERVAL_MS = 100;

jest.setTimeout(RUN_TIMEOUT_MS);

const instances = new Instances();
let pool: Pool;

beforeAll(async () => {
  await instances.start();
  pool = openPool({ url: instances.postgres.url, max: 3, name: 'rolling deploy' });
}, START_TIMEOUT_MS);
afterAll(async () => {
  await pool.end();
  await instances.stop();
});

const standing = async (): Promise<string[]> =>
  (
    await pool.query<{ error: string }>(
      `select error from es.checkpoints where error like '%this version of the product does not know%'`,
    )
  ).rows.map(({ error }) => error);

/** Measures how long a consumer stood still before an event that its build does not know. */
class StandstillWatch {
  seconds = 0;
  private readonly sampling = setInterval(() => {
    standing().then(
      (errors) => (this.seconds += errors.length > 0 ? SAMPLE_INTERVAL_MS / 1_000 : 0),
      () => undefined, // the next sample follows
    );
  }, SAMPLE_INTERVAL_MS);

  stop(): void {
    clearInterval(this.sampling);
  }
}

async function replace(server: ServerProcess, next: NextBuild): Promise<void> {
  await server.stop();
  server.upgradeTo(next);
  if (instances.apis.includes(server)) await server.start();
  else server.launch();
  await pause(1_000 + below(2_000));
}

const points = (asked: Crowd, about: Crowd, commandId: string) =>
  asked.admin.post(
    `/api/admin/members/${idOf(about.creators[0]!)}/points`,
    { delta: 1 },
    { 'idempotency-key': commandId },
  );

/** The old build answers 503 for events of the new one, and the new build can read them. */
async function askOldAboutNew(commandId: string): Promise<void> {
  const { crowds } = instances;
  expect((await points(crowds[0]!, crowds[0]!, uuidv7())).status).toBe(200);
  const { status, headers } = await points(crowds[1]!, crowds[0]!, commandId);
  expect([status, headers.get('retry-after')]).toEqual([503, '2']);
}

/** APIs first: old workers meet unknown events, and stop before them. */
async function serversFirst(next: NextBuild, release: number): Promise<void> {
  const { apis, workers, crowds } = instances;
  const commandId = uuidv7();
  await replace(apis[0]!, next);
  await askOldAboutNew(commandId);
  const { type, schemaVersion } = newIn(release);
  await eventually(async () =>
    expect(await standing()).toEqual(
      expect.arrayContaining([expect.stringMatching(`${type}|PointsAdjusted in version ${String(schemaVersion)}`)]),
    ),
  );
  await replace(apis[1]!, next);
  expect((await points(crowds[1]!, crowds[0]!, commandId)).status).toBe(200);
  for (const worker of workers) await replace(worker, next);
}

/** Workers first, as the documentation says: no process meets an unknown event. */
async function workersFirst(next: NextBuild): Promise<void> {
  for (const server of [...instances.workers, ...instances.apis]) await replace(server, next);
}

async function caughtUp(): Promise<void> {
  await eventually(async () => {
    const { rows } = await pool.query(
      `select consumer, error from es.checkpoints
       where error is not null
         or (inc, tx, pos) < (select inc, tx, pos from es.events order by inc desc, tx desc, pos desc limit 1)
       union all select read_model, state from es.rebuilds where state in ('waiting', 'running')`,
    );
    expect(rows).toEqual([]);
  });
}

/** Faults in the log and the read models, according to the new build's command line. */
async function faultsFound({ commandLine }: NextBuild, ...words: string[]): Promise<string> {
  const env = { ...process.env, ...settings, DATABASE_URL: instances.postgres.url };
  return promisify(execFile)(process.execPath, [commandLine, ...words], { env }).then(() => '', inspect);
}

async function versionsRunning(): Promise<string[]> {
  const { owner } = instances.observer.app.get(Leases, { strict: false });
  const { rows } = await pool.query<{ version: string }>(
    'select distinct version from es.running_processes where name <> $1',
    [owner],
  );
  return rows.map(({ version }) => version.replace(/\+.*/, '')); // without the hash of the sources
}

async function deploy(release: number): Promise<string> {
  const next = new NextBuild(release);
  const journal = new Journal();
  const { crowds, observer, post } = instances;
  const loads = crowds.map((crowd) => new CommandLoad(crowd, journal, CLIENTS));
  const mail = new MailLoad(observer, post);
  const watch = new StandstillWatch();
  const order = release % 2 === 0 ? workersFirst : serversFirst;
  try {
    await order(next, release);
  } finally {
    watch.stop();
    await Promise.all([...loads, mail].map((load) => load.stop()));
  }
  await caughtUp();
  const outcomes = journal.outcomes();
  journal.discard();
  expect(await versionsRunning()).toEqual([versionOf(release)]);
  expect([await mail.faults(), await checkLog(pool, outcomes), await parkedEvents(pool)]).toEqual([[], [], []]);
  expect(loads.map(({ faults, unavailable }) => [faults, unavailable])).toEqual([
    [[], 0],
    [[], 0],
  ]);
  expect(await faultsFound(next, 'replay', '--all', '--compare')).toBe('');
  expect(await faultsFound(next, 'verify')).toBe('');
  next.discard();
  const acknowledged = [...outcomes.values()].filter((outcome) => outcome === 'acknowledged').length;
  return (
    `${order.name}: ${String(acknowledged)} of ${String(outcomes.size)} commands acknowledged, ` +
    `some consumer stood still for ${watch.seconds.toFixed(1)} s`
  );
}

it('answers everybody and skips nothing while each process is replaced by one of the next version', async () => {
  for (let release = 1; release <= ROUNDS; release++) report(await deploy(release));
});
