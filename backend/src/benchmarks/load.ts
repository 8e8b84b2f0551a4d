import { Agent, get } from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

export interface Load {
  /** Several URLs are requested in turn. */
  readonly url: string | readonly string[];
  readonly token?: string;
  readonly connections: number;
  readonly seconds: number;
  readonly rate?: number;
}

export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly failed: number;
}

/** Sends requests from its own thread, so that they do not slow down the server. */
export function measure(load: Load): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: load });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function run({ url, token, connections, seconds, rate }: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const urls = [url].flat();
  const times: number[] = [];
  let asked = 0;
  let failed = 0;
  const ask = (): Promise<void> =>
    new Promise((resolve) => {
      const begun = performance.now();
      asked += 1;
      get(urls[asked % urls.length] ?? '', { agent, headers }, (answer) => {
        answer.resume().once('end', () => {
          times.push(performance.now() - begun);
          if (answer.statusCode !== 200) failed += 1;
          resolve();
        });
      }).once('error', () => {
        failed += 1;
        resolve();
      });
    });
  const pause = rate === undefined ? 0 : (connections / rate) * 1_000;
  const begun = performance.now();
  const line = async (): Promise<void> => {
    for (let next = performance.now(); performance.now() - begun < seconds * 1_000; next += pause) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
      await ask();
    }
  };
  const lineWithoutPause = async (): Promise<void> => {
    while (performance.now() - begun < seconds * 1_000) await ask();
  };
  await Promise.all(Array.from({ length: connections }, rate === undefined ? lineWithoutPause : line));
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const quantile = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const [p50, p95] = [quantile(0.5), quantile(0.95)];
  return { perSecond: times.length / ((performance.now() - begun) / 1_000), p50, p95, failed };
}

if (!isMainThread) parentPort?.postMessage(await run(workerData as Load));
