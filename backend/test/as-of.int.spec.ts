import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import type { EntitySchema } from '@mikro-orm/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import fc from 'fast-check';

import { readConfig } from '../src/config/config.js';
import { FakeClock } from '../src/demo-data/fake-clock.js';
import { demoId } from '../src/demo-data/people.js';
import { Random } from '../src/demo-data/random.js';
import type { Step } from '../src/demo-data/story.js';
import type { AnyRow } from '../src/platform/projections/read-model.js';
import { ReadModelRegistry } from '../src/platform/projections/read-model-registry.js';
import { ReadModels } from '../src/platform/projections/read-models.js';
import { startApp } from '../src/start/create-app.js';
import { consumersBehind } from './faults/check-read-models.js';
import { liveInTurn, randomHistory } from './faults/random-history.js';
import { scaled } from './faults/scale.js';
import { settings } from './support/test-app.js';
import { TestClient } from './support/test-client.js';
import { createTestDatabase } from './support/test-database.js';

const MOMENTS = 6;
const ofOneRow = ['profile', 'journey', 'kyc', 'membership'];
const ofManyRows = {
  appraisals: 'appraisals',
  orders: 'orders',
  pointsLedger: 'points-ledger',
  toolRequests: 'tool-requests',
  hireRequests: 'hire-requests',
  programFees: 'program-fees',
  loans: 'loans',
  invitations: 'invitations',
  notifications: 'notifications',
};

type Shown = Record<string, unknown>;

interface Snapshot {
  readonly memberId: string;
  readonly at: Date;
  readonly shown: Shown;
}

/** Plays a history in its own product, and compares the state as of each time with the rows at that time. */
async function checkHistory(seed: number): Promise<void> {
  const database = await createTestDatabase();
  const clock = new FakeClock();
  const app = await startApp(readConfig({ ...settings, DATABASE_URL: database.url }), { clock });
  try {
    const snapshots = await live(app, clock, seed);
    await app.listen(0, '127.0.0.1');
    const admin = new TestClient(`http://127.0.0.1:${String((app.getHttpServer().address() as AddressInfo).port)}`);
    await admin.signIn(settings.ADMIN_EMAIL, settings.ADMIN_PASSWORD);
    for (const { memberId, at, shown } of snapshots) {
      const { body } = await admin.get<Shown>(`/api/audit/members/${memberId}/state?at=${at.toISOString()}`);
      expect({ at, ...inOrder(body) }).toEqual({ at, ...inOrder(shown) });
    }
  } finally {
    await app.close();
    await database.drop();
  }
}

/** Plays the history, and records the rows of every member at random times. */
async function live(app: NestFastifyApplication, clock: FakeClock, seed: number): Promise<Snapshot[]> {
  const actors = { adminId: demoId('admin'), reviewerId: demoId('reviewer'), passwordHash: 'none opens it' };
  const history = randomHistory(seed, actors);
  const random = new Random(seed);
  const stops = Array.from({ length: MOMENTS }, () => random.pick(history).moment).toSorted(
    (one, other) => one - other,
  );
  const snapshots: Snapshot[] = [];
  let lived: Step[] = [];
  for (const stop of new Set(stops)) {
    const coming = history.filter(({ moment }) => moment <= stop).slice(lived.length);
    await liveInTurn(app, clock, coming);
    expect(await consumersBehind(app)).toEqual([]);
    lived = [...lived, ...coming];
    const known = new Set(lived.map(({ intent }) => intent.subjectId));
    for (const memberId of known) snapshots.push({ memberId, at: clock.now(), shown: await shownOf(app, memberId) });
  }
  clock.reset();
  return snapshots;
}

async function shownOf(app: NestFastifyApplication, memberId: string): Promise<Shown> {
  const rows = app.get(ReadModels, { strict: false });
  const named = (name: string) => {
    const model = app
      .get(ReadModelRegistry)
      .all()
      .find(({ projector }) => projector.name === name);
    if (!model) throw new Error(`There is no read model ${name}.`);
    return model;
  };
  const shown: Shown = {};
  for (const name of ofOneRow) {
    const { row, show } = named(name);
    const found = await rows.one<AnyRow>(row as EntitySchema<AnyRow>, memberId);
    shown[name] = found && show(found);
  }
  for (const [field, name] of Object.entries(ofManyRows)) {
    const { row, show } = named(name);
    const whose = name === 'invitations' ? { businessId: memberId } : { memberId };
    const found = await rows.all<AnyRow>(row as EntitySchema<AnyRow>, whose as object);
    shown[field] = found.map((each) => show(each));
  }
  return shown;
}

/** As plain JSON, with lists sorted, and without fields that only one side has. */
function inOrder(shown: Shown): Shown {
  const { at: _at, events: _events, ...state } = JSON.parse(JSON.stringify(shown)) as Shown;
  const sorted = Object.entries(state).map(([name, value]) => [
    name,
    Array.isArray(value) ? (value as AnyRow[]).toSorted((one, other) => (one.id < other.id ? -1 : 1)) : value,
  ]);
  return Object.fromEntries(sorted) as Shown;
}

it(
  'shows a member as of any moment as the read models showed them then',
  async () => {
    const anyHistory = fc.asyncProperty(fc.nat(), checkHistory);
    await fc.assert(anyHistory, { numRuns: scaled({ short: 1, long: 20 }), endOnFailure: true });
  },
  scaled({ short: 60_000, long: 900_000 }),
);
