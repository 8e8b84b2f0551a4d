import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fullToken } from './support/api-tokens.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'generated-client-'));
const program = readFileSync(path.join(root, 'docs/examples/client.ts'), 'utf8');

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  const generator = path.join(root, 'frontend/node_modules/openapi-typescript/bin/cli.js');
  await run(generator, [`${product.url}/api/openapi.json`, '--output', 'api.d.ts']);
  writeFileSync(path.join(folder, 'client.ts'), program);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await product.close();
});

async function run(file: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const options = { cwd: folder, env: { PATH: process.env.PATH, ...env } };
  return (await promisify(execFile)(process.execPath, [file, ...args], options)).stdout;
}

/** The programs that the compiler refuses. */
async function refusedByTypes(programs: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [file, text] of Object.entries(programs)) writeFileSync(path.join(folder, file), text);
  const strictly = ['--strict', '--noEmit', '--target', 'esnext', '--module', 'nodenext', '--types', 'node'];
  const args = [...strictly, '--allowImportingTsExtensions', ...Object.keys(programs)];
  const checked = run(path.join(root, 'node_modules/typescript/bin/tsc'), args);
  const output = await checked.catch((error: unknown) => (error as { stdout: string }).stdout);
  return [...new Set(output.match(/^[\w-]+\.ts(?=\()/gm))];
}

it('a client that is generated from the document knows what is right and what is wrong', async () => {
  const wrong = {
    'no-such-code.ts': program.replace('APPRAISAL_ALREADY_DECIDED', 'NO_SUCH_CODE'),
    'no-such-path.ts': program.replace('/api/audit/events', '/api/audit/event'),
    'words-for-points.ts': program.replace('points: 12', "points: 'twelve'"),
  };
  expect(await refusedByTypes({ 'client.ts': program, ...wrong })).toEqual(Object.keys(wrong));
});

it('a program that uses it is served by the product', async () => {
  const TOKEN = await fullToken(product, await product.admin());
  const env = { SITE: product.url, TOKEN, EMAIL: 'typed@example.com' };
  const answer = JSON.parse(await run('client.ts', [], env)) as Record<string, unknown>;
  expect(answer).toMatchObject({ approved: { status: 'approved', points: 12 }, isRefusedAsDecided: true });
  expect(answer.types).toEqual(expect.arrayContaining(['AppraisalApproved', 'AppraisalSubmitted', 'MemberRegistered']));
});
