import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { inTransaction, Pool } from '../../src/platform/database/pool.js';
import { beginning } from '../../src/platform/event-sourcing/index.js';
import { EventCodec } from '../../src/platform/event-store/event-codec.js';
import { Feed } from '../../src/platform/event-store/feed.js';
import { positionOf, type StoredEvent } from '../../src/platform/event-store/stored-event.js';
import { ProcessRegistry } from '../../src/platform/processes/process-registry.js';
import { ReadModelRegistry } from '../../src/platform/projections/read-model-registry.js';
import { applyEvents } from '../../src/platform/projections/read-model-subscriber.js';
import { ShadowTable } from '../../src/platform/projections/rebuild/shadow-table.js';

const BATCH = 5_000;
const CATCH_UP_TIMEOUT_MS = 60_000;
const RETRY_DELAY_MS = 100;

/** Consumers that have not handled all their events after a minute. */
export async function consumersBehind(app: NestFastifyApplication): Promise<string[]> {
  const readModels = app.get(ReadModelRegistry).all();
  const consumers = [...readModels.map(({ projector }) => projector), ...app.get(ProcessRegistry).all()];
  const deadline = performance.now() + CATCH_UP_TIMEOUT_MS;
  for (;;) {
    const behind: string[] = [];
    for (const { name, on } of consumers) {
      if (await isBehind(app.get(Pool), name, Object.keys(on))) behind.push(name);
    }
    if (behind.length === 0 || performance.now() > deadline) return behind;
    await pause(RETRY_DELAY_MS);
  }
}

async function isBehind(pool: Pool, consumer: string, types: readonly string[]): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from es.events e
     where e.type = any($2) and not exists (
       select 1 from es.checkpoints c where c.consumer = $1 and (c.inc, c.tx, c.pos) >= (e.inc, e.tx, e.pos))
     limit 1`,
    [consumer, types],
  );
  return rows.length > 0;
}

/** Folds the log into new tables, and returns the rows in which the live tables differ. */
export async function differencesFromFold(app: NestFastifyApplication): Promise<string[]> {
  const pool = app.get(Pool);
  const models = app.get(ReadModelRegistry).all();
  const folds = models.map((model) => ({ model, table: new ShadowTable(model, `fold_${model.row.meta.tableName}`) }));
  for (const { table } of folds) await inTransaction(pool, (tx) => table.create(tx));
  try {
    await foldLog(app, folds);
    const differences = await Promise.all(
      folds.map(async ({ model, table }) =>
        (await table.differences(pool, new Date())).map(
          ({ id, found, columns }) => `${model.projector.name} ${id}: ${found} (${columns.join(', ')})`,
        ),
      ),
    );
    return differences.flat();
  } finally {
    for (const { table } of folds) await table.drop(pool);
  }
}

type Folds = readonly { model: ReturnType<ReadModelRegistry['all']>[number]; table: ShadowTable }[];

async function foldLog(app: NestFastifyApplication, folds: Folds): Promise<void> {
  const feed = app.get(Feed);
  let stored: StoredEvent[];
  for (let position = beginning; ; position = positionOf(stored[stored.length - 1]!)) {
    stored = await feed.after(position, BATCH);
    if (stored.length === 0) return;
    const events = await app.get(EventCodec).decode(stored);
    for (const { model, table } of folds) {
      await inTransaction(app.get(Pool), async (tx) => {
        await table.rows.write(tx, await applyEvents(model, table.rows, events, tx));
      });
    }
  }
}
