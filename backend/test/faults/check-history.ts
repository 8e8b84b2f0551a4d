import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { readConfig } from '../../src/config/config.js';

import { Pool } from '../../src/platform/database/pool.js';
import { Verifier } from '../../src/platform/proof/verifier.js';
import { createApp } from '../../src/start/create-app.js';
import { settings } from '../support/test-app.js';
import { consumersBehind, differencesFromFold } from './check-read-models.js';
import type { Outcome } from './journal.js';

/**
 * Returns violations of what must hold after any fault: each acknowledged command is in the log once and completely,
 * streams have no gaps and are read in order, consumers have caught up and parked nothing, read models equal a fold
 * from zero, and the seals fit the log.
 */
export async function checkHistory(databaseUrl: string, outcomes: ReadonlyMap<string, Outcome>): Promise<string[]> {
  const app = await createApp(readConfig({ ...settings, DATABASE_URL: databaseUrl, ROLE: 'api' }));
  await app.init();
  try {
    const pool = app.get(Pool);
    return [
      ...(await checkLog(pool, outcomes)),
      ...(await brokenReadModels(app)),
      ...(await brokenProof(app)),
      ...(await parkedEvents(pool)),
    ];
  } finally {
    await app.close();
  }
}

/** Checks the log alone, whichever version wrote it. */
export async function checkLog(pool: Pool, outcomes: ReadonlyMap<string, Outcome>): Promise<string[]> {
  return [
    ...(await brokenPromises(pool, outcomes)),
    ...(await brokenStreams(pool)),
    ...(await brokenOrder(pool)),
    ...(await brokenCommands(pool)),
  ];
}

/** Acknowledged commands are in the log once, unknown ones at most once, refused ones never. */
async function brokenPromises(pool: Pool, outcomes: ReadonlyMap<string, Outcome>): Promise<string[]> {
  const { rows } = await pool.query<{ command_id: string; times: number }>(
    'select command_id, count(distinct (inc, tx)) as times from es.events where command_id = any($1) group by 1',
    [[...outcomes.keys()]],
  );
  const recorded = new Map(rows.map(({ command_id, times }) => [command_id, times]));
  const allowed = { acknowledged: [1], unknown: [0, 1], refused: [0] };
  return [...outcomes].flatMap(([commandId, outcome]) => {
    const times = recorded.get(commandId) ?? 0;
    return allowed[outcome].includes(times)
      ? []
      : [`${outcome} command ${commandId} is in the log ${String(times)} times`];
  });
}

async function brokenStreams(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ stream_id: string }>(
    `select stream_id from es.streams s full join es.events e using (stream_id)
     group by stream_id, s.version
     having (count(e.version), min(e.version), max(e.version)) is distinct from (s.version, 1::bigint, s.version)`,
  );
  return rows.map(({ stream_id }) => `stream ${stream_id} is not numbered from 1 to its version`);
}

/** The feed returns each stream in order. */
async function brokenOrder(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ stream_id: string }>(
    `select distinct stream_id from (
       select stream_id, version, row_number() over (partition by stream_id order by inc, tx, pos) as place from es.events
     ) shown where version <> place`,
  );
  return rows.map(({ stream_id }) => `stream ${stream_id} is shown in another order than it was written`);
}

/** A command's events and its idempotency key are written in one transaction. */
async function brokenCommands(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ command_id: string }>(
    `select e.command_id from es.events e left join es.idempotency_keys k on (k.actor_id, k.key) = (e.actor_id, e.command_id)
     group by e.actor_id, e.command_id having count(distinct (e.inc, e.tx)) > 1 or bool_or(k.key is null)`,
  );
  return rows.map(({ command_id }) => `command ${command_id} is recorded in parts`);
}

async function brokenProof(app: NestFastifyApplication): Promise<string[]> {
  const { ok, fault, firstBadPosition } = await app.get(Verifier, { strict: false }).verify();
  return ok ? [] : [`the proof fails: ${String(fault)} at ${String(firstBadPosition)}`];
}

export async function parkedEvents(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ consumer: string; error: string | null }>(
    'select consumer, error from es.parked where error is not null',
  );
  return rows.map(({ consumer, error }) => `${consumer} parked an event: ${String(error)}`);
}

async function brokenReadModels(app: NestFastifyApplication): Promise<string[]> {
  const behind = await consumersBehind(app);
  if (behind.length > 0) return behind.map((name) => `${name} has not caught up`);
  return differencesFromFold(app);
}
