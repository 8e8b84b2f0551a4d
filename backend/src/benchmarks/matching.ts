import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { readConfig } from '../config/config.js';
import { type HireDetails, hireRequest, type RequestCommand } from '../modules/hiring/public.js';
import { memberAggregate } from '../modules/identity/public.js';
import { ExecuteCommand, systemCaller } from '../platform/command-handling/execute-command.js';
import { migrate } from '../platform/database/migrate.js';
import { Pool } from '../platform/database/pool.js';
import { countries, departments, hireForm, skills } from '../reference-data/index.js';
import { startApp } from '../start/create-app.js';
import { registerMany } from './many-members.js';
import { type Say, signIn, timed } from './member-lists.js';

const BATCH = 50;
const BENCHMARK = '01900000-0000-7000-8000-0000000be7c4';
const states = countries.flatMap((country) => [...country.states]);
const skillNames = skills.map(({ name }) => name);

/** Serves the candidates of approved requests, among creators who are open to work. */
export async function openMatching(creators: number, requests: number, env: NodeJS.ProcessEnv, say: Say) {
  const config = readConfig({ ...env, ROLE: 'all', LOG_LEVEL: 'error' });
  await migrate(config.databaseUrl);
  const app = await startApp(config);
  await app.listen(0, '127.0.0.1');
  const product = (await app.getUrl()).replace('[::1]', '127.0.0.1');
  const token = await signIn(product, config);
  await fetch(`${product}/api/admin/features/matching`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ on: true }),
  });
  await timed('open to work', say, () => insertCreators(app.get(Pool), creators));
  const paths: string[] = [];
  await timed('approved', say, async () => {
    paths.push(...(await approveRequests(app, requests)));
  });
  return { urls: paths.map((path) => product + path), token, close: () => app.close() };
}

/** Writes to the read model directly, as only the ranking is measured here. */
export async function insertCreators(pool: Pool, count: number): Promise<void> {
  await pool.query(
    `insert into read.availability
     select gen_random_uuid(), 'Ada', null, ($1::text[])[1 + i % cardinality($1)], null, true,
       array[($2::text[])[1 + i % 7], ($2::text[])[1 + (i * 5 + 3) % 7]],
       array[($3::text[])[1 + i % 34], ($3::text[])[1 + (i * 7 + 1) % 34], ($3::text[])[1 + (i % 1000) * (i % 1000) % 34]],
       array[($4::text[])[1 + i % 3], ($4::text[])[1 + (i / 3) % 3]], '{}', null, null,
       timestamptz '2026-01-01' + make_interval(mins => i), true, i % 50 = 0, 50 + i % 400, i % 4, 4, i % 5,
       (i * 31) % 40000
     from generate_series(1, $5) i`,
    [states, departments, skillNames, hireForm.workTypes, count],
  );
  await pool.query('analyze read.availability');
}

/** Each request is by a member with a state. Returns the URLs of their candidates. */
async function approveRequests(app: NestFastifyApplication, count: number): Promise<string[]> {
  await registerMany(app, count);
  const { rows } = await app
    .get(Pool)
    .query<{ subject_id: string }>('select subject_id from es.streams where kind = $1 limit $2', [
      memberAggregate.kind,
      count,
    ]);
  const send = async (streamId: string, subjectId: string, command: RequestCommand): Promise<void> => {
    const wish = new ExecuteCommand(hireRequest, { streamId, subjectId }, command, systemCaller(BENCHMARK));
    await app.get(CommandBus, { strict: false }).execute(wish);
  };
  const approve = async (subjectId: string, n: number): Promise<string> => {
    const id = randomUUID();
    await send(id, subjectId, { type: 'RequestCreators', data: wishOf(n) });
    const decision = { to: 'approved', reviewerIsMember: false } as const;
    await send(id, subjectId, { type: 'DecideHireRequest', data: decision });
    return `/api/admin/hire-requests/${id}/candidates`;
  };
  const paths: string[] = [];
  for (let done = 0; done < rows.length; done += BATCH)
    paths.push(
      ...(await Promise.all(rows.slice(done, done + BATCH).map((row, i) => approve(row.subject_id, done + i)))),
    );
  return paths;
}

const wishOf = (n: number): HireDetails => ({
  department: n % 5 === 0 ? null : (departments[n % 7] ?? null),
  skills: skillNames.slice(n % 30, (n % 30) + (n % 4)).join(', ') || null,
  workType: hireForm.workTypes[n % 3] ?? '',
  ...{ numberOfInterns: '2', stipend: null, jobDuration: null },
});
