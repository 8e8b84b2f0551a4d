import { ConfigError } from './platform/config/settings-reader.js';

import { diagnoseDatabaseError } from './platform/database/diagnose-database.js';
import { bootstrap } from './start/bootstrap.js';

/** Start point of a process on servers of one's own; `npm start` comes in through `scripts/start.mjs` instead. */
try {
  const running = await bootstrap();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void running.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exit(1);
}

function describeError(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const diagnosis = diagnoseDatabaseError(error);
  return diagnosis
    ? `The start failed: the database ${diagnosis.problem}. ${diagnosis.fix}`
    : `The start failed: ${String(error)}`;
}
