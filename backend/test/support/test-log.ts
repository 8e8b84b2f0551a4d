import { Logger } from '@nestjs/common';
import { openPool, type Pool } from '../../src/platform/database/pool.js';
import type { AnyAggregate } from '../../src/platform/event-sourcing/index.js';
import { EventCodec } from '../../src/platform/event-store/event-codec.js';
import { EventRegistry } from '../../src/platform/event-store/event-registry.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { Feed } from '../../src/platform/event-store/feed.js';
import { DataKeys } from '../../src/platform/event-store/personal-data/data-keys.js';
import { createTestDatabase } from './test-database.js';

/** The log without the product, in its own database. */
export interface TestLog {
  readonly pool: Pool;
  readonly registry: EventRegistry;
  readonly codec: EventCodec;
  readonly store: EventStore;
  readonly feed: Feed;
  close(): Promise<void>;
}

export async function openTestLog(...aggregates: AnyAggregate[]): Promise<TestLog> {
  const database = await createTestDatabase();
  const log = openLog(database.url, ...aggregates);
  const close = async (): Promise<void> => {
    await log.close();
    await database.drop();
  };
  return { ...log, close };
}

/** The log of an existing database. */
export function openLog(url: string, ...aggregates: AnyAggregate[]): TestLog {
  Logger.overrideLogger(false); // failures in these tests are intended
  const pool = openPool({ url, max: 20, name: 'test log' });
  const registry = new EventRegistry();
  for (const aggregate of aggregates) registry.register(aggregate);
  const codec = new EventCodec(registry, new DataKeys(pool, { masterKeys: [Buffer.alloc(32, 7)] } as never));
  const store = new EventStore(pool, codec);
  return { pool, registry, codec, store, feed: new Feed(pool), close: () => pool.end() };
}
