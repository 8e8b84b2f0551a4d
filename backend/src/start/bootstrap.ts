import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Logger } from '@nestjs/common';
import { readConfig } from '../config/config.js';
import type { DemoAccount } from '../demo-data/accounts.js';
import { DemoLoader } from '../demo-data/demo-loader.js';
import { FakeClock } from '../demo-data/fake-clock.js';
import { listens } from '../platform/config/config.js';
import { ConfigError } from '../platform/config/settings-reader.js';
import { diagnoseDatabaseError } from '../platform/database/diagnose-database.js';
import { Pool } from '../platform/database/pool.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { checkEnvironment, prepareDatabase } from './check-environment.js';
import { closeApp } from './close-app.js';
import { startApp } from './create-app.js';
import { logConcerns } from './log-concerns.js';

export interface RunningProduct {
  readonly url: string;
  readonly demoAccounts: readonly DemoAccount[];
  readonly clock: FakeClock;
  /** Promotes jobs that are due after the clock was moved. */
  promoteDueJobs(): Promise<void>;
  close(): Promise<void>;
}

/** Runs `work`, and shows the label meanwhile. */
export type ShowStep = (label: string, work: () => Promise<void>) => Promise<void>;

const withoutShowing: ShowStep = (_, work) => work();

const builtFrontEnd = resolve(import.meta.dirname, '../../../../frontend/dist');

/** Calls `onCreated` as soon as there is something to close, as loading the demo takes a while. */
export async function bootstrap(
  env: NodeJS.ProcessEnv = process.env,
  step = withoutShowing,
  onCreated: (application: Pick<RunningProduct, 'close'>) => void = () => undefined,
  frontEndBuilt: Promise<void> = Promise.resolve(),
): Promise<RunningProduct> {
  const config = readConfig(env);
  await checkEnvironment(config);
  await prepareDatabase(config);
  const clock = new FakeClock();
  const app = await startApp(config, { clock, ...(existsSync(builtFrontEnd) && { frontEnd: builtFrontEnd }) });
  const close = () => closeApp(app);
  onCreated({ close });
  try {
    const demo = new DemoLoader(app, clock);
    if (config.demo && config.role === 'all') await ensureDemoData(demo, step);
    const demoAccounts = config.demo ? await demo.accounts() : [];
    await frontEndBuilt;
    if (listens(config)) await app.listen(config.port, config.host);
    new Logger('start').log({ message: config.role === 'worker' ? 'follows the log' : 'takes requests' });
    void logConcerns(config, app.get(Pool, { strict: false }));
    const promoteDueJobs = async () => {
      const jobs = app.get(Jobs, { strict: false });
      for (const name of jobs.names()) await jobs.queue(name).promoteDue(clock.now());
    };
    return { url: config.publicUrl, demoAccounts, clock, promoteDueJobs, close };
  } catch (error) {
    await close().catch(() => undefined); // otherwise its workers report errors once the database stops
    throw error;
  }
}

async function ensureDemoData(demo: DemoLoader, step: ShowStep): Promise<void> {
  if (!(await demo.isLoaded())) await step('Loading the demo data', () => demo.load());
}

export function describeStartError(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const diagnosis = diagnoseDatabaseError(error);
  return diagnosis
    ? `The start failed: the database ${diagnosis.problem}. ${diagnosis.fix}`
    : `The start failed: ${String(error)}`;
}
