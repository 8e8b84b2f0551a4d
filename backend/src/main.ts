import { ConfigError } from './platform/config/settings-reader.js';

import { troubleWithDatabase } from './platform/database/trouble.js';
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
  process.stderr.write(`${storyOf(error)}\n`);
  process.exit(1);
}

function storyOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const trouble = troubleWithDatabase(error);
  return trouble
    ? `The start failed: the database ${trouble.says}. ${trouble.todo}`
    : `The start failed: ${String(error)}`;
}
