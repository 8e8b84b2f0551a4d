// npm run demo: like npm start; `-- --reset --size small|large|empty` starts again with other data.
import { parseArgs } from 'node:util';
import { demoSizeOf, demoSizes, resetDemo } from './lib/demo.mjs';
import { releaseLock } from './lib/lock.mjs';
import { dataFolder } from './lib/paths.mjs';
import { giveUp, Problem } from './lib/problem.mjs';
import { claimDataAndPort } from './lib/service.mjs';
import { readSettings } from './lib/settings.mjs';

const HOW = `npm run demo -- --reset --size ${demoSizes.join('|')}`;

try {
  readSettings();
  await begin(readWish());
} catch (error) {
  giveUp(error);
}
await import('./start.mjs');

function readWish() {
  try {
    const { values } = parseArgs({ options: { reset: { type: 'boolean' }, size: { type: 'string' } } });
    if (values.size === undefined || demoSizes.includes(values.size)) return values;
  } catch {
    // reported below
  }
  throw new Problem(`That is not understood. ${HOW}`);
}

async function begin({ reset, size }) {
  if (process.env.DATABASE_URL) throw new Problem('DATABASE_URL names a database: the demo has its own. Unset it.');
  const folder = dataFolder();
  if (!reset && size && size !== demoSizeOf(folder)) {
    throw new Problem(
      `The demo is ${demoSizeOf(folder)}. Another size begins again, and what was done in it is lost: ${HOW}`,
    );
  }
  if (!reset) return;
  await claimDataAndPort(); // fails if another start uses the folder
  resetDemo(folder, size ?? demoSizeOf(folder));
  releaseLock(folder);
}
