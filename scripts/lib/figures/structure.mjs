import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

export const migrations = () =>
  readdirSync(inRoot('backend/src/migrations')).filter((file) => /^\d.*\.(sql|ts)$/.test(file));

/** The platform files that `docs/architecture.md` lists between the feed and the row. */
export function feedToRow() {
  const page = readFileSync(inRoot('docs/architecture.md'), 'utf8');
  const step = page.split('\n').find((line) => line.includes('**From the feed to the row.**')) ?? '';
  return [...new Set(step.match(/backend\/src\/platform\/[\w/.-]+\.ts/g))];
}

export const repeatedInjects = (sources) =>
  sources.reduce(
    (sum, { text }) =>
      sum +
      (text.match(/@Inject\((\w+)\)\s+(?:(?:private|protected|public|readonly)\s+)*\w+\??:\s*\1\b(?! \|)/g) ?? [])
        .length,
    0,
  );

const platform = 'backend/src/platform/';
const roomOf = (file) => (file.startsWith(platform) ? file.slice(platform.length).match(/^([^/]+)\//)?.[1] : undefined);

export function foldersImportingEachOther(sources) {
  const edges = new Set(sources.flatMap(importsBetweenRooms));
  return [...edges].filter((edge) => edge < reversed(edge) && edges.has(reversed(edge))).sort();
}

const reversed = (edge) => edge.split(' and ').reverse().join(' and ');

function importsBetweenRooms({ file, text }) {
  const from = roomOf(file);
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, name]) =>
    roomOf(path.posix.join(path.dirname(file), name)),
  );
  return from ? imported.flatMap((to) => (to && to !== from ? [`${from} and ${to}`] : [])) : [];
}
