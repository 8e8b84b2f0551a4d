// The database for a program beside the product: the one of DATABASE_URL, or the packaged one of this clone.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { databaseSettings, demoSettings } from './demo.mjs';
import { releaseLock, takeLock } from './lock.mjs';
import { dataFolder } from './paths.mjs';
import { startPostgres } from './postgres.mjs';
import { Problem } from './problem.mjs';
import { fillIn } from './settings.mjs';

export async function withDatabase(work) {
  if (process.env.DATABASE_URL) return work();
  const folder = dataFolder();
  if (!takeLock(folder)) return withSettings(runningServer(folder), work);
  const server = await startPostgres(folder);
  const end = () => server.stop().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
  try {
    return await withSettings(server.url, work);
  } finally {
    await server.stop();
    releaseLock(folder);
  }
}

function withSettings(url, work) {
  fillIn({ ...databaseSettings(dataFolder(), url), ...demoSettings(dataFolder()) });
  return work();
}

function runningServer(folder) {
  const [password, port] = ['postgres.password', 'postgres.port'].map((name) => path.join(folder, name));
  if (!existsSync(password) || !existsSync(port)) throw new Problem(`${folder} is in use, but holds no database yet.`);
  return `postgresql://sankofa:${read(password)}@127.0.0.1:${read(port)}/postgres`;
}

const read = (file) => readFileSync(file, 'utf8').trim();
