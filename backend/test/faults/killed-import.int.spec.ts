import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { waitForConsumers } from '../../src/demo-data/wait-for-consumers.js';
import { IMPORTER } from '../../src/platform/command-handling/execute-command.js';
import { Pool } from '../../src/platform/database/pool.js';
import { ReadModelRegistry } from '../../src/platform/projections/read-model-registry.js';
import { eventually } from '../support/eventually.js';
import { madeUpEmail, mendRefused, OLD_PASSWORD, writeMadeUpExport } from '../support/made-up-export.js';
import { settings, startTestApp, type TestApp } from '../support/test-app.js';
import { differencesFromFold } from './check-read-models.js';
import { RUN_TIMEOUT_MS, report, scaled } from './scale.js';

const COMMAND_LINE = path.resolve(import.meta.dirname, '../../dist/src/command-line/sankofa.js');
const MEMBERS = Number(process.env.IMPORT_MEMBERS ?? scaled({ short: 1_500, long: 20_000 }));
const POLL_INTERVAL_MS = 20;

let home: string;
let folder: string;
let product: TestApp;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'sankofa-killed-import-'));
  folder = path.join(home, 'export');
  await writeMadeUpExport({ folder, members: MEMBERS });
  product = await startTestApp();
}, RUN_TIMEOUT_MS);
afterAll(async () => {
  await product.close();
  await rm(home, { recursive: true });
});

interface Told {
  readonly events?: number;
  readonly members?: number;
  readonly refused?: number;
}

/** Runs the built command line as a process. Returns nothing if it was killed. */
async function typed(args: readonly string[], isToKill?: () => Promise<boolean>): Promise<Told> {
  const env = { ...process.env, ...settings, DATABASE_URL: product.config.databaseUrl };
  const child = spawn(process.execPath, [COMMAND_LINE, ...args, '--json'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let out = '';
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  const closed = once(child, 'close');
  while (isToKill && child.exitCode === null && !child.killed) {
    if (await isToKill()) child.kill('SIGKILL');
    await pause(POLL_INTERVAL_MS);
  }
  await closed;
  return JSON.parse(out || '{}') as Told;
}

async function timed(what: string, work: () => Promise<Told>): Promise<Told> {
  const begun = performance.now();
  const told = await work();
  report(`${what} of ${String(MEMBERS)} members: ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
  return told;
}

const events = async (): Promise<number> => {
  const { rows } = await product.app
    .get(Pool)
    .query<{ n: number }>('select count(*) as n from es.events where actor_id = $1', [IMPORTER]);
  return rows[0]?.n ?? 0;
};

it(
  'brings everybody along once, though it is killed in the middle',
  async () => {
    const dry = await timed('dry run', () => typed(['import', folder, '--dry-run']));
    const half = (dry.events ?? 0) / 2;
    await timed('killed in the middle', () => typed(['import', folder], async () => (await events()) > half));
    expect(await events()).toBeLessThan(dry.events ?? 0);
    await timed('the rest', () => typed(['import', folder]));
    expect(await events()).toBe(dry.events);
    expect(await timed('second run', () => typed(['import', folder]))).toMatchObject({ events: 0, members: 0 });
    const mended = path.join(home, 'mended.csv');
    await mendRefused(`${folder}.refused.csv`, mended);
    expect(await timed('mended rows', () => typed(['import', mended]))).toMatchObject({ refused: 0 });
    await eventually(() => product.visitor().signIn(madeUpEmail(5), OLD_PASSWORD), 60_000); // may be 503 for a moment
    const projectors = product.app
      .get(ReadModelRegistry)
      .all()
      .map(({ projector }) => projector);
    await waitForConsumers(projectors, product.app.get(Pool), RUN_TIMEOUT_MS);
    expect(await differencesFromFold(product.app)).toEqual([]);
  },
  RUN_TIMEOUT_MS,
);
