import { buildBackend } from '../../../scripts/lib/builds.mjs';
import { startRedis } from '../../../scripts/lib/redis.mjs';
import { startTestServer } from './test-server.mjs';

/** Imports the compiled migrations, as Jest does not transform this file. */
export default async function start() {
  await buildBackend();
  const { migrate } = await import('../../dist/src/platform/database/migrate.js');
  const server = await startTestServer(migrate);
  process.env.TEST_SERVER_URL = server.url;
  process.env.TEST_TEMPLATE = server.template;
  const redis = await startRedis();
  process.env.TEST_REDIS_URL = redis.url;
  globalThis.stopTestServers = () => Promise.all([server.stop(), redis.stop()]);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => globalThis.stopTestServers().finally(() => process.exit(1)));
  }
}
