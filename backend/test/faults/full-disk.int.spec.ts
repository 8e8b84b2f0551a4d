import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { settings } from '../support/test-app.js';
import { checkHistory } from './check-history.js';
import { CommandLoad, gatherCrowd } from './command-load.js';
import { Journal } from './journal.js';
import { OwnPostgres } from './own-servers.js';
import { below, RUN_TIMEOUT_MS, report, rounds } from './scale.js';
import { ServerProcess } from './server-process.js';

const ROUNDS = rounds(1);
const CLIENTS = 4;
const DISK_MB = 400;
const PIECE = Buffer.alloc(1024 * 1024);

jest.setTimeout(RUN_TIMEOUT_MS);

const disk = mkdtempSync(join(tmpdir(), 'sankofa-disk-'));
let postgres: OwnPostgres;
let server: ServerProcess;
beforeAll(async () => {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(DISK_MB)}m`, 'tmpfs', disk]);
  postgres = new OwnPostgres(disk);
  await postgres.start();
  server = await ServerProcess.on(postgres.url);
  await server.start();
});
afterAll(async () => {
  await server.stop();
  await postgres.stopFast();
  execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true });
});

const filler = join(disk, 'filler');

function fillDisk(): void {
  try {
    for (;;) appendFileSync(filler, PIECE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

it('loses nothing that it acknowledged when the disk is full, and goes on when there is room', async () => {
  const journal = new Journal();
  const crowd = await gatherCrowd(server.url, settings.ADMIN_EMAIL, settings.ADMIN_PASSWORD, 4);
  const load = new CommandLoad(crowd, journal, CLIENTS);
  for (let round = 0; round < ROUNDS; round++) {
    await pause(1_000 + below(1_000));
    fillDisk();
    await pause(4_000 + below(4_000));
    rmSync(filler);
    await pause(500);
    if (!postgres.isRunning) await postgres.start(); // it stops when it cannot write the WAL
  }
  await pause(5_000);
  await load.stop();
  const outcomes = journal.outcomes();
  journal.discard();
  const acknowledged = [...outcomes.values()].filter((outcome) => outcome === 'acknowledged').length;
  report(
    `disk full ${String(ROUNDS)} times: ${String(acknowledged)} of ${String(outcomes.size)} commands acknowledged, ` +
      `${String(load.unavailable)} answers 503`,
  );
  expect(load.faults).toEqual([]);
  expect(load.unavailable).toBeGreaterThan(0); // otherwise the disk was never full
  expect(await checkHistory(postgres.url, outcomes)).toEqual([]);
});
