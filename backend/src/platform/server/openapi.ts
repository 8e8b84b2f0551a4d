import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { IDEMPOTENCY_KEY } from '../command-handling/caller.decorator.js';
import { Problem } from '../http/problem.response.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** The document from the classes of the routes. `explainApi` adds the descriptions. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const base = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Sankofa')
    .setDescription('A membership platform for African creators and businesses.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, base, { extraModels: [Problem] });
  for (const { get, post, put, patch, delete: remove } of Object.values(document.paths)) {
    for (const operation of [get, post, put, patch, remove]) if (operation) complete(operation);
    if (get) offerNoKey(get); // a GET gets a new command id each time, so a key has no effect
  }
  closeRequestBodies(document);
  return document;
}

function closeRequestBodies({ paths, components }: OpenAPIObject): void {
  const close = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('$ref' in part) {
      const schema = components?.schemas?.[String(part.$ref).split('/').at(-1) ?? ''];
      if (schema && !('additionalProperties' in schema)) close(schema);
      return;
    }
    if ('properties' in part) Object.assign(part, { additionalProperties: false });
    for (const value of Object.values(part)) close(value);
  };
  for (const operations of Object.values(paths))
    for (const operation of Object.values(operations as Record<string, Operation>)) close(operation.requestBody);
}

function offerNoKey(operation: Operation): void {
  operation.parameters &&= operation.parameters.filter((it) => !('name' in it && it.name === IDEMPOTENCY_KEY));
}

function complete(operation: Operation): void {
  for (const parameter of operation.parameters ?? []) {
    if ('in' in parameter && parameter.in === 'path' && /id$/i.test(parameter.name)) {
      parameter.schema = { type: 'string', format: 'uuid' };
    }
  }
}

/** The API browser uses inline styles. */
const DOCS_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

export function serveApiDescription(app: NestFastifyApplication, describe: () => OpenAPIObject): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', async ({ url }, reply) => {
    if (/^\/api\/docs(\/|$)/.test(url)) reply.header('Content-Security-Policy', DOCS_POLICY);
  });
  SwaggerModule.setup('api/docs', app, describe, {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Sankofa API',
  });
}
