import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The version of this build, such as 0.1.0+3f9c21ab: of the package, and the hash of its sources. */
export function readOwnVersion(): string {
  const file = findPackageJSON('..', import.meta.url);
  if (file === undefined) return 'unknown';
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  const stamp = path.join(path.dirname(file), 'dist/.stamp');
  const isBuilt = import.meta.filename.startsWith(path.dirname(stamp));
  return isBuilt && existsSync(stamp) ? `${version}+${readFileSync(stamp, 'utf8').slice(0, 8)}` : version;
}
