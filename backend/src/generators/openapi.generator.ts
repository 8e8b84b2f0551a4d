import type { OpenAPIObject } from '@nestjs/swagger';
import { explainApi } from '../api-description/explain-api.js';
import { readConfig } from '../config/config.js';
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { AppModule } from '../app.module.js';
import { fastifyAdapter } from '../platform/server/fastify.adapter.js';
import { describeApi } from '../platform/server/openapi.js';

import { unusedSettings } from './unused-settings.js';

/** The OpenAPI document of the whole API, from its classes alone: nothing is started or connected to. */
export const openApiDocument = async (): Promise<object> => explainApi(await apiShapes());

/** Its paths and shapes without the words: what a client of the same repository needs. */
export async function apiShapes(): Promise<OpenAPIObject> {
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
