// Packages for one bench only, in folders of their own; installed at the first run.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Problem } from '../../scripts/lib/problem.mjs';
import { npm } from '../../scripts/lib/run.mjs';
import { step } from '../../scripts/lib/steps.mjs';

export async function installedApart(name) {
  const folder = fileURLToPath(new URL(`../${name}/`, import.meta.url));
  if (existsSync(`${folder}node_modules`)) return folder;
  await step(`Installing what bench/${name} needs`, async () => {
    const { code, output } = await npm(['ci', '--ignore-scripts', '--loglevel=error'], { cwd: folder });
    if (code !== 0) throw new Problem(`npm ci in bench/${name} failed:\n\n${output.trim()}`);
  });
  return folder;
}
