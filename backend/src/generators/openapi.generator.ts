import { readConfig } from '../config/config.js';
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { AppModule } from '../app.module.js';
import { fastifyAdapter } from '../platform/server/fastify.adapter.js';
import { describeApi } from '../platform/server/openapi.js';

import { unusedSettings } from './unused-settings.js';

/** The OpenAPI document of the whole API, from its classes alone: nothing is started or connected to. */
export async function openApiDocument(): Promise<object> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(readConfig(unusedSettings)),
    fastifyAdapter({ trustedProxies: [] }),
    {
      preview: true,
      logger: false,
      abortOnError: false,
    },
  );
  return describeApi(app);
}
