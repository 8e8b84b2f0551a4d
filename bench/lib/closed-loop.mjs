import { ownCpu } from './cpu.mjs';

/** Runs calls after a short warm-up. Returns their count, the seconds, and the CPU time of this process. */
export async function closedLoop({ callers, seconds, call }) {
  await run(callers, Math.min(0.3, seconds / 4), call);
  return run(callers, seconds, call);
}

async function run(callers, seconds, call) {
  const start = performance.now();
  const cpu = ownCpu();
  const end = start + seconds * 1000;
  let calls = 0;
  const caller = async (number) => {
    while (performance.now() < end) {
      await call(number);
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, number) => caller(number)));
  return { calls, seconds: (performance.now() - start) / 1000, cpu: ownCpu() - cpu };
}
