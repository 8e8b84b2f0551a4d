import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { fullToken } from './support/api-tokens.js';
import { proCreator, submitDay } from './support/creators.js';
import { eventually } from './support/eventually.js';
import { testApp } from './support/fixtures.js';

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/api.md'), 'utf8');
const recipes = [...page.matchAll(/^## \d+\. (.*)$[^#]*?```sh\n([^]*?)```\n\n```json\n([^]*?)```/gm)].map(
  ([, title = '', script = '', answer = '']) => ({ title, script, answer }),
);

const product = testApp();
let token: string;
beforeAll(async () => {
  const admin = await product.admin();
  for (let i = 0; i < 2; i++) await submitDay(await proCreator(product, admin));
  token = await fullToken(product, admin);
  await eventually(async () => {
    expect((await admin.get<{ total: number }>('/api/admin/appraisals')).body.total).toBe(2);
  });
});

/** Runs the recipes up to this one, as later ones use earlier results. */
async function run(count: number): Promise<unknown> {
  const folder = mkdtempSync(path.join(tmpdir(), 'recipes-'));
  const marker = '\n-- recipe --\n';
  const scripts = recipes.slice(0, count).map(({ script }) => script);
  const env = { PATH: process.env.PATH, SITE: product.url, TOKEN: token };
  try {
    const script = ['set -euo pipefail', ...scripts].join(`\nprintf '${marker}'\n`);
    const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: folder, env });
    return stdout
      .split(marker)
      .slice(1)
      .map((text) => JSON.parse(text) as unknown);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the page of recipes', () => {
  it('shows ten, each with its answer', () => {
    expect(recipes).toHaveLength(10);
  });

  it('answers as it says', async () => {
    const answers = await run(recipes.length);
    expect(answers).toEqual(recipes.map(({ answer }) => likeness(JSON.parse(answer))));
  });
});

/** Matches the same fields of the same types, with any values. */
function likeness(shown: unknown): unknown {
  if (Array.isArray(shown)) return expect.arrayContaining(shown.map(likeness));
  if (typeof shown === 'object' && shown !== null) {
    return expect.objectContaining(Object.fromEntries(Object.entries(shown).map(([key, it]) => [key, likeness(it)])));
  }
  return expect.any(shown?.constructor);
}
