import { bootstrap } from './bootstrap.js';
import { ConfigError } from './platform/config/config.js';

/** Start point of a process on servers of one's own; `npm start` comes in through `scripts/start.mjs` instead. */
try {
  const running = await bootstrap();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void running.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : `The start failed: ${String(error)}`}\n`);
  process.exit(1);
}
