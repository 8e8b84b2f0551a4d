// npm run bench:lists -- [members ...]: the staff's lists over so many members, beside a bare server on the same data.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildBackend } from '../scripts/lib/builds.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { giveUp } from '../scripts/lib/problem.mjs';

const USUAL = [10_000, 1_000_000];
const counts = process.argv.slice(2).map(Number);

try {
  await buildBackend();
  const { benchMemberLists } = await import('./lib/member-lists.mjs'); // reads what was just built
  for (const count of counts.length > 0 ? counts : USUAL) await onDataOfItsOwn(count, benchMemberLists);
  process.exit(0);
} catch (error) {
  giveUp(error);
}

async function onDataOfItsOwn(count, bench) {
  const home = mkdtempSync(path.join(tmpdir(), 'sankofa-bench-'));
  const database = await startPostgres(home);
  try {
    console.log(`\n${count.toLocaleString('en-GB')} members`);
    await bench(count, { ...process.env, ...settings(), DATABASE_URL: database.url });
  } finally {
    await database.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

function settings() {
  const secret = () => randomBytes(32).toString('base64');
  return {
    PUBLIC_URL: 'http://localhost',
    HOST: '127.0.0.1',
    JWT_SECRET: secret(),
    MASTER_KEY: secret(),
    SEAL_KEY: secret(),
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: secret(),
  };
}
