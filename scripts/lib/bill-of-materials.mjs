// The delivered packages, from a lockfile without tools: `--omit dev` would drop packages shared with tools.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { npm } from './run.mjs';

/** CycloneDX. @returns {Promise<string>} JSON */
export async function billOfMaterials() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sankofa-sbom-'));
  const write = (file, content) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), JSON.stringify(content));
  };
  try {
    const { workspaces } = readJson('package.json');
    for (const place of ['.', ...workspaces])
      write(path.join(place, 'package.json'), withoutTools(readJson(place, 'package.json')));
    const lock = readJson('package-lock.json');
    const delivered = Object.entries(lock.packages).filter(([, { dev }]) => !dev);
    const packages = Object.fromEntries(delivered.map(([place, entry]) => [place, withoutTools(entry)]));
    write('package-lock.json', { ...lock, packages });
    return await list(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const readJson = (...file) => JSON.parse(readFileSync(inRoot(...file), 'utf8'));

const withoutTools = ({ devDependencies: _, ...manifest }) => manifest;

async function list(folder) {
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--workspaces', '--loglevel=error'];
  const { code, output } = await npm(args, { cwd: folder });
  if (code !== 0) throw new Problem(`npm could not list the packages. It said:\n\n${output.trim()}`);
  return output;
}
