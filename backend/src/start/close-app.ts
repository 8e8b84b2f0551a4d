import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { withTimeout } from '../platform/concurrency/with-timeout.js';
import { Pool } from '../platform/database/pool.js';
import { drainConnections } from '../platform/server/drain-connections.js';

const DATABASE_ANSWER_TIMEOUT_MS = 2_000;
const CLOSE_TIMEOUT_MS = 30_000;
/** Without the database, running work cannot finish. */
const CLOSE_WITHOUT_DATABASE_TIMEOUT_MS = 5_000;

/** Finishes running work and closes everything within a limit. Another process takes over the rest. */
export async function closeApp(app: NestFastifyApplication): Promise<void> {
  const answered = app.get(Pool, { strict: false }).query('select 1');
  const closed = drainConnections(app).finally(() => app.close());
  const isThere = await withTimeout(DATABASE_ANSWER_TIMEOUT_MS, answered).catch(() => false);
  await withTimeout(isThere ? CLOSE_TIMEOUT_MS : CLOSE_WITHOUT_DATABASE_TIMEOUT_MS, closed);
}
