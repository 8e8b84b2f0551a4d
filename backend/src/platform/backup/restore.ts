import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { withClient } from '../database/client.js';
import { isNewer, isObsolete, migrate } from '../database/migrate.js';
import { type Handover, keyAfter } from '../proof/seal.js';
import { keyIdOf, publicKeysOf, StrangeSealKey } from '../proof/seal-keys.js';
import { MasterKeys } from '../secrets/master-keys.js';
import { linesIn } from '../text/lines.js';
import { type BackedUpTable, type Manifest, readManifest, UnusableBackup } from './manifest.js';

const BATCH_SIZE = 2_000;

export interface RestoreTarget {
  readonly databaseUrl: string;
  readonly masterKeys: readonly Buffer[];
  readonly sealKeys: readonly Buffer[];
  readonly sealPublicKeys: readonly Buffer[];
}

/** Moves the incarnation on, so that all loaded events count as settled. Read models stay empty until a replay. */
export async function loadBackup(folder: string, target: RestoreTarget): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (isObsolete(manifest.migrations)) {
    throw new UnusableBackup(`${folder} was made before the first release: restore it with the version that made it.`);
  }
  if (isNewer(manifest.migrations))
    throw new UnusableBackup(`${folder} was made by a newer version: restore it with that one.`);
  new MasterKeys(target).assertAvailable(manifest.masterKeyIds);
  for (const table of manifest.tables) await assertChecksum(folder, table);
  await assertSealKey(folder, manifest, target);
  await withClient(target.databaseUrl, 'sankofa restore', async (client) => {
    await assertEmpty(client);
    await migrate(target.databaseUrl, { to: manifest.migrations.at(-1) });
    await client.query('begin');
    for (const table of manifest.tables) await loadTable(client, folder, table);
    await moveIncarnationOn(client, manifest);
    await client.query('commit');
  });
  await migrate(target.databaseUrl);
  return manifest;
}

async function assertEmpty(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ hasLog: boolean }>(`select to_regclass('es.events') is not null as "hasLog"`);
  if (rows[0]?.hasLog) throw new UnusableBackup('The database holds a log already: restore into an empty one.');
}

async function assertChecksum(folder: string, { file, sha256 }: BackedUpTable): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path.join(folder, file)), hash);
  if (hash.digest('hex') !== sha256) throw new UnusableBackup(`${file} is not the file that was written.`);
}

interface SealLine {
  readonly number: number;
  readonly key_id: string;
  readonly handover?: Handover | null;
}

/** Checks the key before loading. The start would refuse it only afterwards. */
async function assertSealKey(folder: string, { tables }: Manifest, target: RestoreTarget): Promise<void> {
  const seals = tables.find(({ name }) => name === 'es.seals');
  if (!seals) return;
  let newest: SealLine | undefined;
  for await (const line of linesOf(folder, seals)) {
    const row = JSON.parse(line) as SealLine;
    if (row.number > (newest?.number ?? 0)) newest = row;
  }
  const ids = publicKeysOf(target).map(keyIdOf);
  if (
    newest &&
    !ids.includes(keyAfter({ keyId: newest.key_id, ...(newest.handover && { handover: newest.handover }) }))
  )
    throw new StrangeSealKey();
}

const linesOf = (folder: string, { file }: BackedUpTable): AsyncIterable<string> =>
  linesIn(createReadStream(path.join(folder, file)).pipe(createGunzip()).setEncoding('utf8'));

async function loadTable(client: pg.ClientBase, folder: string, table: BackedUpTable): Promise<void> {
  await client.query(`delete from ${table.name}`);
  let batch: string[] = [];
  for await (const line of linesOf(folder, table)) {
    batch.push(line);
    if (batch.length === BATCH_SIZE) batch = await insert(client, table, batch);
  }
  await insert(client, table, batch);
}

/** Inserts rows as JSON texts, so that no number or time passes through JavaScript. */
async function insert(client: pg.ClientBase, { name, columns }: BackedUpTable, lines: readonly string[]): Promise<[]> {
  const names = columns.map((column) => `"${column}"`).join(', ');
  await client.query(
    `insert into ${name} (${names}) overriding system value
     select ${names} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
    [`[${lines.join(',')}]`],
  );
  return [];
}

async function moveIncarnationOn(client: pg.ClientBase, { sequences }: Manifest): Promise<void> {
  for (const [name, value] of Object.entries(sequences)) await client.query('select setval($1, $2)', [name, value]);
  await client.query(
    `update es.store set inc = inc + 1, system_id = (select system_identifier from pg_control_system())`,
  );
  await client.query('update es.checkpoints set owner = null, lease_until = null');
  const derived = `select replace(table_name, '_', '-') from information_schema.tables where table_schema = 'read'`;
  await client.query(`delete from es.checkpoints where consumer in (${derived})`);
  await client.query(`delete from es.parked where consumer in (${derived})`);
}
