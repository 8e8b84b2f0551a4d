import type { INestApplication } from '@nestjs/common';
import { type ProductConfig, readConfig } from '../config/config.js';

import { loadBackup } from '../platform/backup/restore.js';
import { inTransaction, Pool } from '../platform/database/pool.js';
import { isSettled } from '../platform/event-store/feed.js';
import { ReadModelRegistry } from '../platform/projections/read-model-registry.js';
import { RebuildRequests, type RebuildRow } from '../platform/projections/rebuild/rebuild-requests.js';
import { RebuildWorker } from '../platform/projections/rebuild/rebuild-worker.js';
import type { Verdict } from '../platform/proof/verification.js';
import { Verifier } from '../platform/proof/verifier.js';
import type { ShowStep } from '../start/bootstrap.js';
import { prepareDatabase } from '../start/check-environment.js';
import { startApp } from '../start/create-app.js';

/** Loads a backup, repeats listed erasures, rebuilds and verifies. Mail and jobs continue at the next start. */
export async function restore(folder: string, env: NodeJS.ProcessEnv, step: ShowStep): Promise<Verdict> {
  const config: ProductConfig = { ...readConfig(env), role: 'command-line', logLevel: 'error' };
  await step('Loading the tables', async () => {
    await loadBackup(folder, { ...config, databaseUrl: config.migrationUrl ?? config.databaseUrl });
    await prepareDatabase(config);
  });
  const app = await startApp(config); // repeats the listed erasures
  try {
    await step('Replaying the read models', () => replay(app));
    return await app.get(Verifier, { strict: false }).verify();
  } finally {
    await app.close();
  }
}

const head = `select $1, 1, inc, tx, pos from es.events e where ${isSettled}
  order by e.inc desc, e.tx desc, e.pos desc limit 1`;

/** Requests all rebuilds together, so that the next start continues after an interruption. */
async function replay(app: INestApplication): Promise<void> {
  const registry = app.get(ReadModelRegistry, { strict: false });
  const requests = app.get(RebuildRequests, { strict: false });
  const worker = app.get(RebuildWorker, { strict: false });
  const names = registry.all().map(({ projector }) => projector.name);
  const rows = await inTransaction(app.get(Pool, { strict: false }), async (tx) => {
    for (const name of names)
      await tx.query(`insert into es.checkpoints (consumer, version, inc, tx, pos) ${head}`, [name]);
    const requested: RebuildRow[] = [];
    for (const name of names) requested.push(await requests.request(tx, name, 'replace'));
    return requested;
  });
  await worker.replaceAndWait(rows);
}
