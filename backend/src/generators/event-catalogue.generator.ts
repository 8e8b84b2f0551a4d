import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../app.module.js';
import { readConfig } from '../config/config.js';
import type { Purpose } from '../platform/event-sourcing/index.js';
import { EventRegistry } from '../platform/event-store/event-registry.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { ProcessRegistry } from '../platform/processes/process-registry.js';
import { ReadModelRegistry } from '../platform/projections/read-model-registry.js';
import { fastifyAdapter } from '../platform/server/fastify.adapter.js';

import { unusedSettings } from './unused-settings.js';

export interface CataloguedEvent {
  readonly type: string;
  readonly stream: string;
  readonly version: number;
  readonly upcastFrom: readonly number[];
  readonly formerNames: readonly string[];
  readonly personal: Readonly<Partial<Record<Purpose, readonly string[]>>>;
  readonly staffOnly: readonly string[];
  readonly internal: readonly string[];
  readonly readModels: readonly string[];
  readonly processes: readonly string[];
  readonly jobs: readonly string[];
}

/** Every event type with who listens to it, from the declarations alone: nothing has to run. */
export async function eventCatalogue(): Promise<CataloguedEvent[]> {
  const module = AppModule.with(readConfig(unusedSettings));
  const options = { logger: false, abortOnError: false } as const;
  const app = await NestFactory.create<NestFastifyApplication>(module, fastifyAdapter({ trustedProxies: [] }), options);
  const strict = { strict: false };
  const models = app.get(ReadModelRegistry, strict);
  const listening = (consumers: readonly { name: string; on: object }[], type: string): string[] =>
    consumers.flatMap(({ name, on }) => (type in on ? [name] : [])).sort();
  const events = [...app.get(EventRegistry, strict).all()].map(
    ([type, { kind, version, formerNames, personal, upcast, staffOnly, internal }]) => ({
      type,
      stream: kind,
      version,
      upcastFrom: Object.keys(upcast ?? {}).map(Number),
      formerNames: formerNames ?? [],
      personal: Object.fromEntries(Object.entries(personal ?? {}).map(([key, fields]) => [key, Object.keys(fields)])),
      staffOnly: staffOnly ?? [],
      internal: internal ?? [],
      readModels: models.listeningTo(new Set([type])).sort(),
      processes: listening(app.get(ProcessRegistry, strict).all(), type),
      jobs: listening(app.get(Jobs, strict).dispatches, type),
    }),
  );
  await app.close();
  return events;
}
