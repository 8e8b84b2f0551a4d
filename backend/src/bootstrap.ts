import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { startApp } from './create-app.js';
import { readConfig } from './platform/config/config.js';
import { migrate } from './platform/database/migrate.js';

export interface Running {
  readonly url: string;
  readonly demoAccounts: readonly DemoAccount[];
  close(): Promise<void>;
}

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly what: string;
}

const builtFrontEnd = resolve(import.meta.dirname, '../../../frontend/dist');

/** Checks the settings, brings the schema up to date, and starts this process's role. */
export async function bootstrap(env: NodeJS.ProcessEnv = process.env): Promise<Running> {
  const config = readConfig(env);
  await migrate(config.databaseUrl);
  const app = await startApp(config, existsSync(builtFrontEnd) ? { frontEnd: builtFrontEnd } : {});
  if (config.role !== 'worker') await app.listen(config.port, config.host);
  return { url: config.publicUrl, demoAccounts: [], close: () => app.close() };
}
