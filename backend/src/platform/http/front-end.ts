import { existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const YEAR_SECONDS = 31_536_000;

/** Addresses that no page lies at. */
const machines = /^\/(api|socket\.io|health|metrics)(\/|$)/;

/**
 * Serves the built front end: files as they are, public pages as rendered at build time, and for every other address
 * the application's shell, which asks the API what may be shown there.
 */
export async function serveFrontEnd(app: NestFastifyApplication, directory: string): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  await app.register(fastifyStatic, { root: directory, serve: false, preCompressed: true, cacheControl: false });
  fastify.get('/*', (request, reply) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const file = machines.test(path) ? undefined : fileFor(directory, path);
    if (file === undefined) {
      reply.callNotFound();
      return;
    }
    const lasting = file.startsWith('assets/') ? `public, max-age=${String(YEAR_SECONDS)}, immutable` : 'no-cache';
    void reply.header('Cache-Control', lasting).sendFile(file);
  });
}

/** The built file for a path; the shell for a page; undefined for a file that does not exist. */
function fileFor(directory: string, path: string): string | undefined {
  const relative = normalize(path).replace(/^\/+/, '').replace(/\/$/, '');
  if (relative.startsWith('..')) return undefined;
  if (/\.[a-z0-9]+$/i.test(relative)) return existsSync(join(directory, relative)) ? relative : undefined;
  const page = join(relative, 'index.html');
  return existsSync(join(directory, page)) ? page : 'app.html';
}
