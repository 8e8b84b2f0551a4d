import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { readConfig } from './platform/config/config.js';
import { fastifyAdapter } from './platform/http/fastify.js';
import { describeApi } from './platform/http/openapi.js';

/** Settings that nothing is started with: describing the API needs neither a database nor a secret. */
const unused = {
  PUBLIC_URL: 'http://localhost',
  DATABASE_URL: 'postgres://localhost/unused',
  JWT_SECRET: '-'.repeat(32),
  MASTER_KEY: Buffer.alloc(32).toString('base64'),
  SEAL_KEY: Buffer.alloc(32).toString('base64'),
  ADMIN_EMAIL: 'unused@example.com',
  ADMIN_PASSWORD: '-'.repeat(8),
};

/** The OpenAPI document of the whole API, from its classes alone: nothing is started or connected to. */
export async function openApiDocument(): Promise<object> {
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(readConfig(unused)), fastifyAdapter(), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  return describeApi(app);
}
