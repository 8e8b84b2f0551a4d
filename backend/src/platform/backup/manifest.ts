import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** One table of a backup: a compressed file with one row per line, as JSON. */
export interface BackedUpTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly file: string;
  readonly rows: number;
  readonly sha256: string;
}

export interface Manifest {
  readonly format: 1;
  readonly madeAt: string;
  readonly migrations: readonly string[];
  readonly masterKeyIds: readonly string[];
  readonly tables: readonly BackedUpTable[];
  readonly sequences: Readonly<Record<string, string>>;
}

export const MANIFEST = 'manifest.json';

export async function readManifest(folder: string): Promise<Manifest> {
  const written = parse(await readFile(path.join(folder, MANIFEST), 'utf8'));
  if (written === null || (written.format as number) !== 1)
    throw new UnusableBackup(`${folder} is a backup of a form that is not known here.`);
  const { checksum, ...manifest } = written; // backups of older versions have none
  if (checksum !== undefined && checksum !== checksumOf(manifest)) throw altered();
  if (![manifest.migrations, manifest.masterKeyIds, manifest.tables].every(Array.isArray)) throw altered();
  return manifest;
}

export const textOf = (manifest: Manifest): string =>
  `${JSON.stringify({ ...manifest, checksum: checksumOf(manifest) }, undefined, 2)}\n`;

const checksumOf = (manifest: Manifest): string => createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

const altered = () => new UnusableBackup(`${MANIFEST} is not the file that was written.`);

function parse(text: string): (Manifest & { checksum?: string }) | null {
  try {
    return JSON.parse(text) as Manifest | null;
  } catch {
    throw altered();
  }
}

export class UnusableBackup extends Error {}
