import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { withClient } from '../database/client.js';
import { nameFile } from '../logging/name-file.js';
import { type DurableTable, durableTables } from './durable-tables.js';
import { type BackedUpTable, MANIFEST, type Manifest, textOf, UnusableBackup } from './manifest.js';

const BATCH_SIZE = 2_000;

/** Copies all tables that are not derived, in one snapshot. The folder gets its name only when complete. */
export async function backUp(databaseUrl: string, folder: string): Promise<Manifest> {
  const draft = `${folder}.unfinished`;
  return withClient(databaseUrl, 'sankofa backup', async (client) => {
    await takeTurn(client, folder);
    await rm(draft, { recursive: true, force: true }); // what an interrupted backup left
    const manifest = await write(client, folder, draft).catch(async (error: unknown) => {
      await rm(draft, { recursive: true, force: true }).catch(() => undefined);
      throw nameFile(error, draft);
    });
    await client.query('commit');
    await client.query('insert into es.backups (made_at) values ($1) on conflict do nothing', [manifest.madeAt]);
    return manifest;
  });
}

async function takeTurn(client: pg.ClientBase, folder: string): Promise<void> {
  const tryLock = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isFirst"';
  const { rows } = await client.query<{ isFirst: boolean }>(tryLock, [`backup/${folder}`]);
  if (rows[0]?.isFirst) return;
  throw new UnusableBackup(`Another backup is being written to ${folder}: wait for it, or choose another folder.`);
}

async function write(client: pg.ClientBase, folder: string, draft: string): Promise<Manifest> {
  for (const part of ['log', 'keys']) await createFolder(path.join(draft, part));
  await client.query('begin isolation level repeatable read, read only');
  const tables: BackedUpTable[] = [];
  for (const table of await durableTables(client)) tables.push(await writeTable(client, table, draft));
  const manifest = { ...(await readMetadata(client)), tables };
  await writeManifest(manifest, draft);
  await rename(draft, folder);
  return manifest;
}

/** Creates parents one by one, as Node's `recursive` never returns where nothing can be created, such as /proc. */
async function createFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await createFolder(path.dirname(folder));
  await mkdir(folder, { mode: 0o700 });
}

async function readMetadata(client: pg.ClientBase): Promise<Omit<Manifest, 'tables'>> {
  const { rows } = await client.query<{
    made_at: Date;
    migrations: string[];
    keys: string[];
    sequences: Manifest['sequences'];
  }>(`
    select now() as made_at,
      (select array_agg(name order by id) from public.schema_migrations) as migrations,
      array(select master_key_id from es.subject_keys where wrapped_key is not null
            union select master_key_id from es.peppers) as keys,
      (select coalesce(jsonb_object_agg(schemaname || '.' || sequencename, last_value::text), '{}')
       from pg_sequences where schemaname in ('es', 'identity') and last_value is not null) as sequences`);
  const [row] = rows;
  if (!row) throw new Error('The database does not describe itself.');
  const { made_at: madeAt, migrations, keys: masterKeyIds, sequences } = row;
  return { format: 1, madeAt: madeAt.toISOString(), migrations, masterKeyIds, sequences };
}

async function writeTable(client: pg.ClientBase, table: DurableTable, folder: string): Promise<BackedUpTable> {
  const { name, columns } = table;
  const file = `${table.isOfKeys ? 'keys' : 'log'}/${name}.ndjson.gz`;
  const hash = createHash('sha256');
  let rows = 0;
  const count = new Transform({
    transform: (chunk: Buffer, _, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  async function* lines(): AsyncGenerator<string> {
    for await (const batch of rowsOf(client, name)) {
      rows += batch.length;
      yield batch.map((line) => `${line}\n`).join('');
    }
  }
  const to = createWriteStream(path.join(folder, file), { mode: 0o600, flush: true });
  await pipeline(Readable.from(lines()), createGzip(), count, to);
  return { name, columns, file, rows, sha256: hash.digest('hex') };
}

async function* rowsOf(client: pg.ClientBase, table: string): AsyncGenerator<string[]> {
  await client.query(`declare all_rows cursor for select to_jsonb(t)::text as line from ${table} t`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${String(BATCH_SIZE)} from all_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await client.query('close all_rows');
}

async function writeManifest(manifest: Manifest, folder: string): Promise<void> {
  const file = await open(path.join(folder, MANIFEST), 'wx', 0o600);
  try {
    await file.writeFile(textOf(manifest));
    await file.sync();
  } finally {
    await file.close();
  }
}
