import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { inTransaction, Pool } from '../platform/database/pool.js';
import { EventCodec } from '../platform/event-store/event-codec.js';
import { Feed, isSettled } from '../platform/event-store/feed.js';
import { readAhead } from '../platform/event-store/read-ahead.js';
import { positionOf } from '../platform/event-store/stored-event.js';
import { ErasedHistories } from '../platform/projections/erased-histories.js';
import { ReadModelRegistry } from '../platform/projections/read-model-registry.js';
import { ReadModelSubscriber } from '../platform/projections/read-model-subscriber.js';

const BATCH = 2_000;

export async function fill(app: NestFastifyApplication, names: readonly string[]): Promise<void> {
  const [pool, feed, codec, registry] = [app.get(Pool), app.get(Feed), app.get(EventCodec), app.get(ReadModelRegistry)];
  const histories = app.get(ErasedHistories);
  const subscribers = registry
    .all()
    .filter(({ projector: { name } }) => names.includes(name))
    .map((model) => {
      const consumer = `benchmark/${model.projector.name}`;
      return new ReadModelSubscriber(model, registry.typesOf(model), histories, consumer);
    });
  while (!(await isAllSettled(pool))) await pause(20);
  for await (const stored of readAhead((at) => feed.after(at, BATCH), positionOf)) {
    const known = stored.filter(({ type }) => subscribers.some(({ types }) => types.has(type)));
    const events = await codec.decode(known);
    for (const subscriber of subscribers) {
      const batch = events.filter(({ type }) => subscriber.types.has(type));
      const prepared = await subscriber.prepare(batch);
      await inTransaction(pool, (tx) => subscriber.handle(tx, batch, prepared));
    }
  }
  const tables = [...names.map((name) => name.replaceAll('-', '_')), 'members_figures', 'members_names'];
  for (const table of tables) await pool.query(`vacuum analyze read.${table}`);
  await pool.query('checkpoint'); // so that pages of the filling are not written during the measurement
}

/** A transaction in any database of the server holds back the end of the feed. */
async function isAllSettled(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ settled: boolean }>(
    `select ${isSettled} as settled from es.events e order by e.inc desc, e.tx desc, e.pos desc limit 1`,
  );
  return rows[0]?.settled ?? true;
}
