// npm run build: the backend and the front end, each only if its sources changed.
import { buildAll } from './lib/builds.mjs';
import { giveUp } from './lib/problem.mjs';

await buildAll().catch(giveUp);
