// The cost of a long log: the same calls at a hundred thousand events and at many more.
import { v7 as uuidv7 } from 'uuid';
import { closedLoop } from './lib/closed-loop.mjs';
import { withProduct } from './lib/product.mjs';
import { median, quantile } from './lib/rounds.mjs';
import { grow, longLog } from './lib/seed.mjs';
import { metadata, nextPlaces, notes, openStore, personalNote } from './lib/store.mjs';

const SHORT = 100_000;
const LONG = 10_000_000;
const SEARCHES = 200;

export const benchGrowth = (url, { events = LONG, ...options }) =>
  withProduct(url, 'api', async (part) => {
    const history = await part('platform/event-store/history.js', 'History');
    const bench = openStore(url, 32);
    await grow(bench.pool, 0, SHORT);
    const short = await measureAll(bench, history, SHORT, options);
    await grow(bench.pool, SHORT, events);
    const long = await measureAll(bench, history, events, options);
    await bench.pool.end();
    return [...short].map(([name, ms]) => ({
      bench: 'growth',
      name,
      [`ms at ${SHORT}`]: ms,
      [`ms at ${events}`]: long.get(name),
      times: long.get(name) / ms,
    }));
  });

/** Milliseconds by name: the median of the rounds for appends and loads, the 95th percentile for searches. */
async function measureAll({ pool, store }, history, events, { rounds, seconds }) {
  const log = longLog(events);
  const next = nextPlaces();
  const append = async (caller) => {
    const place = next(caller);
    return store.append(pool, place, await store.encode(place, [personalNote]), metadata(), {});
  };
  const ms = new Map();
  for (const callers of [1, 32]) ms.set(`append, ${callers} callers`, await perCall(rounds, seconds, callers, append));
  ms.set('load of a stream', await perCall(rounds, seconds, 1, () => store.load(notes, log.anyStream())));
  const searches = {
    'history, newest': () => ({}),
    'history of a member': () => ({ subject: log.anyStream() }),
    'history of a type': () => ({ type: log.anyType() }),
    'history of a rare type': () => ({ type: log.rareType }),
    'history of staff': () => ({ actor: log.anyStaff() }),
    'history of a request': () => ({ correlationId: uuidv7() }),
    'history up to a moment': () => ({ to: log.anyMoment() }),
    'history of a type in a month': () => ({ type: log.anyType(), ...log.anyMonth() }),
  };
  for (const [name, filter] of Object.entries(searches)) {
    const times = [];
    for (let n = 0; n < SEARCHES; n += 1) {
      const begun = performance.now();
      await history.search(filter(), 25);
      times.push(performance.now() - begun);
    }
    ms.set(`${name}, p95`, quantile(times, 0.95));
  }
  return ms;
}

async function perCall(rounds, seconds, callers, call) {
  const figures = [];
  for (let round = 0; round < rounds; round += 1) {
    const { calls, seconds: took } = await closedLoop({ callers, seconds, call });
    figures.push((took * 1000) / calls);
  }
  return median(figures);
}
