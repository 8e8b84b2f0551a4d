import { existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AddressedFiles } from './addressed-files.js';

const YEAR_SECONDS = 31_536_000;
const NOT_FOUND = '404.html';

const machines = /^\/(api|socket\.io|health|metrics)(\/|$)/;

export interface Site {
  readonly directory: string;
  readonly isPage: (path: string) => boolean;
  readonly movedPages: Readonly<Record<string, string>>;
}

/** Serves files, public pages rendered at build time, the app shell for other pages, and redirects of moved pages. */
export async function serveFrontEnd(app: NestFastifyApplication, site: Site, publicUrl: string): Promise<void> {
  const { directory, movedPages } = site;
  const fastify = app.getHttpAdapter().getInstance();
  const addressed = new AddressedFiles(directory, publicUrl);
  await app.register(fastifyStatic, { root: directory, serve: false, preCompressed: true, cacheControl: false });
  fastify.get('/*', (request, reply) => {
    const [given = '/'] = request.url.split('?');
    const asked = withoutEmptyParts(given);
    const { pathname, search } = new URL(asked + request.url.slice(given.length), 'http://localhost');
    const path = decodeURIComponent(pathname);
    const meant = asked === given ? undefined : pathname;
    const leadsTo = movedPages[path.replace(/\/$/, '')] ?? writtenSmall(site, path) ?? meant;
    if (leadsTo !== undefined) return void reply.redirect(leadsTo + search);
    const file = machines.test(path) ? undefined : (fileForType(site, path, search) ?? fileFor(site, path));
    if (file === undefined) {
      reply.callNotFound();
      return;
    }
    if (file === NOT_FOUND) void reply.status(404);
    const lasting = file.startsWith('assets/') ? `public, max-age=${String(YEAR_SECONDS)}, immutable` : 'no-cache';
    void reply.header('Cache-Control', lasting);
    if (!addressed.send(file, request, reply)) void reply.sendFile(file);
  });
}

/** Merges slashes, as '//example.com' would redirect to another server. URLs treat '\' as '/'. */
const withoutEmptyParts = (path: string): string => path.replaceAll(/[/\\]{2,}/g, '/');

function writtenSmall(site: Site, path: string): string | undefined {
  const small = withoutEmptyParts(path.toLowerCase());
  const isMeant = small !== path && fileFor(site, path) === NOT_FOUND && fileFor(site, small) !== NOT_FOUND;
  return isMeant ? encodeURI(small) : undefined;
}

function fileForType(site: Site, path: string, search: string): string | undefined {
  const type = new URLSearchParams(search).get('type') ?? '';
  if (!/^[a-z]+$/.test(type)) return undefined;
  return fileFor(site, `${path}/type=${type}.html`);
}

function fileFor({ directory, isPage }: Site, path: string): string | undefined {
  const relative = normalize(path).replace(/^\/+/, '').replace(/\/$/, '');
  if (relative.startsWith('..')) return undefined;
  if (/\.[a-z0-9]+$/i.test(relative)) return existsSync(join(directory, relative)) ? relative : undefined;
  const page = join(relative, 'index.html');
  if (existsSync(join(directory, page))) return page;
  return isPage(`/${relative}`) ? 'app.html' : NOT_FOUND;
}
