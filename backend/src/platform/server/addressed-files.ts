import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Placeholder in built files for this installation's address, which the build does not know. */
const ADDRESS = '%PUBLIC_URL%';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

interface AddressedFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
}

export class AddressedFiles {
  private readonly files = new Map<string, { readonly builtAt: number; readonly file: AddressedFile | null }>();

  constructor(
    private readonly directory: string,
    private readonly publicUrl: string,
  ) {
    for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) this.find(name);
  }

  send(name: string, { headers }: FastifyRequest, reply: FastifyReply): boolean {
    const file = this.find(name);
    if (!file) return false;
    void reply.header('ETag', file.etag).header('Vary', 'Accept-Encoding').type(file.type);
    const accepted = headers['accept-encoding'] ?? '';
    const encoding = (['br', 'gzip'] as const).find((offered) => accepted.includes(offered));
    if (headers['if-none-match']?.includes(file.etag)) void reply.status(304).send();
    else if (encoding) void reply.header('Content-Encoding', encoding).send(file[encoding]);
    else void reply.send(file.plain);
    return true;
  }

  private find(name: string): AddressedFile | null {
    const type = types[extname(name)];
    const path = join(this.directory, name);
    const builtAt = type && statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (!type || !builtAt) return null;
    const known = this.files.get(name);
    if (known?.builtAt === builtAt) return known.file;
    const text = readFileSync(path, 'utf8');
    const isAddressed = text.includes(ADDRESS);
    const file = isAddressed ? fileOf(type, Buffer.from(text.replaceAll(ADDRESS, this.publicUrl))) : null;
    this.files.set(name, { builtAt, file });
    return file;
  }
}

function fileOf(type: string, plain: Buffer): AddressedFile {
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { type, etag, plain, gzip: gzipSync(plain), br: brotliCompressSync(plain) };
}
