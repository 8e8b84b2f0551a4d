// Tells whether something built from sources is current.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';

/** One hash over files and folders, relative to the root. Specs and missing files are ignored. */
export function hashOf(places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesAt))
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0');
  return hash.digest('hex');
}

function filesAt(place) {
  if (!existsSync(inRoot(place))) return [];
  if (!statSync(inRoot(place)).isDirectory()) return /\.spec\.tsx?$/.test(place) ? [] : [place];
  return readdirSync(inRoot(place))
    .sort()
    .flatMap((name) => filesAt(path.join(place, name)));
}

export const isStamped = (file, hash) => existsSync(file) && readFileSync(file, 'utf8') === hash;

export function stamp(file, hash) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, hash);
}
