import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from '@jest/globals';
import { inRoot } from './paths.mjs';
import { startPostgres } from './postgres.mjs';

const home = mkdtempSync(path.join(tmpdir(), 'sankofa-database-'));
afterAll(async () => {
  await (await startPostgres(home)).stop(); // takes over what was left running
  rmSync(home, { recursive: true });
});

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('A command that %s ends leaves no PostgreSQL running', async (signal) => {
  const source = `
    import { withDatabase } from '${pathToFileURL(inRoot('scripts/lib/database.mjs')).href}';
    await withDatabase(() => new Promise(() => setInterval(() => console.log('at work'), 50)));`;
  const env = { ...process.env, SANKOFA_DATA: home, DATABASE_URL: '' };
  const command = spawn(process.execPath, ['--input-type=module', '-e', source], { env });
  await once(command.stdout, 'data');
  command.kill(signal);
  await once(command, 'exit');
  expect(existsSync(path.join(home, 'postgres/postmaster.pid'))).toBe(false);
});
