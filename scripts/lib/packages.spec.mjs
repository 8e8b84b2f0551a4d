import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, test } from '@jest/globals';
import { billOfMaterials } from './bill-of-materials.mjs';
import { inRoot } from './paths.mjs';

const { workspaces } = manifestOf('.');
const packages = ['.', 'scripts/runtime', ...workspaces].flatMap((folder) => {
  const { dependencies, devDependencies, optionalDependencies } = manifestOf(folder);
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
});

function manifestOf(folder) {
  return JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));
}

/** The packages that a workspace imports, without its specs, generators and benchmarks. */
function importedBy(workspace) {
  const files = globSync('{src,vite,scripts}/**/*.{ts,tsx,mjs}', { cwd: inRoot(workspace) }).filter(
    (file) => !/\.spec\.|^src.(generators|benchmarks)./.test(file),
  );
  const sources = files.map((file) => readFileSync(inRoot(workspace, file), 'utf8'));
  const imports = /^(?:import |(?:import|export|\}) [^'\n]*from |\} from )'((?:@[\w-]+\/)?[\w-][\w.-]*)/gm;
  const names = sources.flatMap((source) => [...source.matchAll(imports)].map(([, name]) => name));
  return new Set(names.filter((name) => !isBuiltin(name) && name !== 'node'));
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

test.each(workspaces)('a start, which installs no devDependencies, finds what the %s imports', (workspace) => {
  const installed = { ...manifestOf('.').dependencies, ...manifestOf(workspace).dependencies };
  const imported = [...importedBy(workspace)];
  expect(imported.length).toBeGreaterThan(5);
  expect(imported.filter((name) => !(name in installed))).toEqual([]);
});

test('the bill of materials names what is delivered, also what a tool shares, and no tool', async () => {
  const { components } = JSON.parse(await billOfMaterials());
  const named = new Set(components.map(({ group, name }) => [group, name].filter(Boolean).join('/')));
  const delivered = workspaces.flatMap((folder) => Object.keys(manifestOf(folder).dependencies));
  expect(delivered.filter((name) => !named.has(name))).toEqual([]);
  expect(['eslint', 'jest', 'playwright', 'vite', 'rolldown'].filter((name) => named.has(name))).toEqual([]);
});
