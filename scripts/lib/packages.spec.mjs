import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { inRoot } from './paths.mjs';

const { workspaces } = manifestOf('.');
const packages = ['.', ...workspaces].flatMap((folder) => {
  const { dependencies, devDependencies, optionalDependencies } = manifestOf(folder);
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
});

function manifestOf(folder) {
  return JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));
}

test('every package is pinned to one version', () => {
  expect(packages.length).toBeGreaterThan(50);
  expect(packages.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('which is the same in every workspace', () => {
  const versions = Map.groupBy(packages, ([name]) => name);
  const several = [...versions.values()].filter((named) => new Set(named.map(([, version]) => version)).size > 1);
  expect(several).toEqual([]);
});
