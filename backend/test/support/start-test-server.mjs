import { buildBackend } from '../../../scripts/lib/builds.mjs';
import { startTestServer } from './test-server.mjs';

/** The migrations are imported as compiled: Jest loads this file outside its own transform. */
export default async function start() {
  await buildBackend();
  const { migrate } = await import('../../dist/src/platform/database/migrate.js');
  const server = await startTestServer(migrate);
  process.env.TEST_SERVER_URL = server.url;
  process.env.TEST_TEMPLATE = server.template;
  globalThis.testServer = server;
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.stop().finally(() => process.exit(1)));
}
