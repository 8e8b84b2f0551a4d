// npm run e2e: the journeys only; arguments after "--" go to Playwright.
import { buildAll } from './lib/builds.mjs';
import { walkJourneys } from './lib/journeys.mjs';
import { giveUp } from './lib/problem.mjs';

try {
  await buildAll();
  const { failed } = await walkJourneys(process.argv.slice(2), { show: true, timeoutMs: undefined });
  process.exit(failed > 0 ? 1 : 0);
} catch (error) {
  giveUp(error);
}
