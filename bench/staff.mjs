// npm run bench:staff: how long two reviewers take to empty one queue by keyboard, in two browsers.
import { parseArgs } from 'node:util';
import { buildAll } from '../scripts/lib/builds.mjs';
import { walkJourneys } from '../scripts/lib/journeys.mjs';
import { giveUp } from '../scripts/lib/problem.mjs';

const { values } = parseArgs({
  options: {
    appraisals: { type: 'string', default: '100' },
    rejections: { type: 'string', default: '30' },
  },
});

try {
  await buildAll();
  process.env.APPRAISALS = values.appraisals;
  process.env.REJECTIONS = values.rejections;
  const { failed } = await walkJourneys(['staff-hour', '--retries=0'], { show: true, walkers: 1 });
  process.exit(failed > 0 ? 1 : 0);
} catch (error) {
  giveUp(error);
}
