import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import type { Refusal } from '../src/platform/event-sourcing/index.js';

type Tables = Record<string, Record<string, Refusal>>;

const source = path.resolve(import.meta.dirname, '../src');
const files = globSync('**/*.refusals.ts', { cwd: source });
const modules = await Promise.all(files.map((file) => import(path.join(source, file)) as Promise<Tables>));
const refusals = modules.flatMap((tables) => Object.values(tables).flatMap((table) => Object.values(table)));
const codes = [...new Set(refusals.map(({ code }) => code))].sort();

it.each(codes)('%s is told in the same words wherever it is declared, and says what to do', (code) => {
  const [refusal, ...others] = refusals.filter((other) => other.code === code);
  for (const other of others) expect(other).toEqual(refusal);
  expect(refusal).toMatchObject({
    code: expect.stringMatching(/^[A-Z]+(_[A-Z]+)*$/),
    detail: expect.stringMatching(/./),
  });
  expect(refusal?.status).toBeGreaterThanOrEqual(400);
});
