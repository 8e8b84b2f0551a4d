import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { within } from '../platform/background/within.js';
import { Pool } from '../platform/database/pool.js';
import { letVisitorsGo } from '../platform/http/let-visitors-go.js';

const ANSWER_MS = 2_000;
const PATIENCE_MS = 30_000;
/** Without the database nothing in hand can be finished. */
const PATIENCE_WITHOUT_DATABASE_MS = 5_000;

/** Finishes what is in hand and closes everything, in bounded time; what is left then is for another process. */
export async function closeApp(app: NestFastifyApplication): Promise<void> {
  const answered = app.get(Pool, { strict: false }).query('select 1');
  const closed = letVisitorsGo(app).then(() => app.close());
  const isThere = await within(ANSWER_MS, answered).catch(() => false);
  await within(isThere ? PATIENCE_MS : PATIENCE_WITHOUT_DATABASE_MS, closed);
}
