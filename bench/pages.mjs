// npm run bench:pages: the public pages on a phone with a slow network, measured by Lighthouse.
import { parseArgs } from 'node:util';
import { chromiumFile } from '../scripts/lib/browser.mjs';
import { buildAll } from '../scripts/lib/builds.mjs';
import { withDemoServer } from '../scripts/lib/journeys.mjs';
import { giveUp } from '../scripts/lib/problem.mjs';
import { measurePages } from './lib/pages.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });

try {
  await buildAll();
  const chromium = await chromiumFile();
  const pages = await withDemoServer(({ url }) => measurePages(url, chromium, Number(values.runs)));
  console.table(pages);
  const missed = pages.filter(({ isGood }) => !isGood);
  process.exit(missed.length > 0 ? 1 : 0);
} catch (error) {
  giveUp(error);
}
