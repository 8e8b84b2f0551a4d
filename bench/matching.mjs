// npm run bench:matching: response times of a hire request's candidates among many creators, at 20 requests/s.
import { buildBackend } from '../scripts/lib/builds.mjs';
import { giveUp, Problem } from '../scripts/lib/problem.mjs';
import { withOwnData } from './lib/own-data.mjs';

const [CREATORS, REQUESTS] = [100_000, 1_000];
const STEADY = { connections: 4, rate: 20 };
const [WARM_UP_SECONDS, SECONDS] = [5, 30];
const MAX_P95_MS = 100;

try {
  await buildBackend();
  const { openMatching } = await import('../backend/dist/src/benchmarks/matching.js');
  const { measure } = await import('../backend/dist/src/benchmarks/load.js');
  await withOwnData(async (env) => {
    const { urls, token, close } = await openMatching(CREATORS, REQUESTS, env, console.log);
    try {
      await measure({ url: urls, token, ...STEADY, seconds: WARM_UP_SECONDS });
      const { p50, p95, failed, perSecond } = await measure({ url: urls, token, ...STEADY, seconds: SECONDS });
      console.log(`candidates at ${perSecond.toFixed(1)}/s: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
      if (failed > 0) throw new Problem(`${failed} requests failed.`);
      if (p95 > MAX_P95_MS) throw new Problem(`p95 is over ${MAX_P95_MS} ms.`);
    } finally {
      await close();
    }
  });
  process.exit(0);
} catch (error) {
  giveUp(error);
}
