import { hostname } from 'node:os';
import { isPage } from '../access/pages.js';
import { explainApi } from '../api-description/explain-api.js';
import type { ProductConfig } from '../config/config.js';
import { movedPages } from '../reference-data/index.js';
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { AppModule } from '../app.module.js';
import { FirstAdmin } from '../modules/identity/accounts/first-admin.js';
import { RepeatedErasures } from '../modules/identity/erasure/repeated-erasures.js';
import { SharedClock } from '../platform/background/shared-clock.js';
import { withTimeout } from '../platform/concurrency/with-timeout.js';
import type { Clock } from '../platform/config/clock.js';
import { readOwnVersion } from '../platform/config/own-version.js';
import { SocketIoAdapter } from '../platform/live-updates/socket-io.adapter.js';
import { JsonLogger } from '../platform/logging/json-logger.js';
import { addHttpBasics, fastifyAdapter } from '../platform/server/fastify.adapter.js';
import { serveFrontEnd } from '../platform/server/front-end.js';
import { networkOfRequest } from '../platform/server/network-of-request.js';
import { describeApi, serveApiDescription } from '../platform/server/openapi.js';

const CLOSE_TIMEOUT_MS = 5_000;

export interface AppOptions {
  readonly clock?: Clock;
  /** Folder of the built front end. Without it, only the API is served. */
  readonly frontEnd?: string;
}

export async function createApp(
  config: ProductConfig,
  { clock, frontEnd }: AppOptions = {},
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config, clock), fastifyAdapter(config), {
    logger: new JsonLogger(config.logLevel, { host: hostname(), role: config.role, version: readOwnVersion() }),
    abortOnError: false,
    rawBody: true, // webhook signatures cover the raw bytes
  });
  app.useWebSocketAdapter(new SocketIoAdapter(app, config, networkOfRequest(config)));
  await addHttpBasics(app, config);
  serveApiDescription(app, () => explainApi(describeApi(app)));
  await app.get(SharedClock).follow();
  if (frontEnd !== undefined) await serveFrontEnd(app, { directory: frontEnd, isPage, movedPages }, config.publicUrl);
  return app;
}

export async function startApp(config: ProductConfig, options: AppOptions = {}): Promise<NestFastifyApplication> {
  const app = await createApp(config, options);
  try {
    await app.init();
    await app.get(FirstAdmin).ensure();
    await app.get(RepeatedErasures).run();
    return app;
  } catch (error) {
    await withTimeout(CLOSE_TIMEOUT_MS, app.close()).catch(() => false); // it has not started, so nothing is lost
    throw error;
  }
}
