// Appends: one row in a plain SQL transaction, our append with and without personal data, and Emmett's.
import { v7 as uuidv7 } from 'uuid';
import { built } from './lib/built.mjs';
import { closedLoop } from './lib/closed-loop.mjs';
import { serverCpu } from './lib/cpu.mjs';
import { startEmmett } from './lib/emmett.mjs';
import { inRounds, median, medianRatio } from './lib/rounds.mjs';
import { metadata, nextPlaces, openStore, personalNote, plainNote } from './lib/store.mjs';

const { appendAlone } = await built('platform/event-store/appending/append-alone.js');

export async function benchAppend(url, { rounds, seconds }) {
  const emmett = await startEmmett(url);
  const results = [];
  for (const callers of [1, 8, 32]) {
    const { pool, store } = openStore(url, callers);
    await pool.query('create schema if not exists bench');
    await pool.query('create table if not exists bench.raw (id uuid primary key, data jsonb not null)');
    const loops = [
      ['raw INSERT', insertRow(pool)],
      ['append, plain data', append(store, alone(pool), plainNote)],
      ['append, personal data', append(store, alone(pool), personalNote)],
      ['append, personal data, coalesced', append(store, coalesced(store, pool), personalNote)],
    ].map(([name, call]) => ({ name, loop: () => closedLoop({ callers, seconds, call }) }));
    const cases = [...loops, { name: 'Emmett', loop: () => emmett.append(callers, seconds) }];
    const measured = cases.map(({ name, loop }) => ({ name, measure: () => withCpu(pool, loop) }));
    results.push(...compare(await inRounds(rounds, measured), callers));
    await pool.end();
  }
  await emmett.stop();
  return results;
}

const insertRow = (pool) => () =>
  pool.query({
    name: 'bench-raw',
    text: 'insert into bench.raw (id, data) values ($1, $2)',
    values: [uuidv7(), JSON.stringify(plainNote.data)],
  });

/** One statement per append, without the queue that coalesces concurrent appends. */
const alone = (pool) => (stream, events, meta) => appendAlone(pool, { stream, events, meta, result: '{}' });
const coalesced = (store, pool) => (stream, events, meta) => store.append(pool, stream, events, meta, {});

function append(store, record, note) {
  const next = nextPlaces();
  return async (caller) => {
    const place = next(caller);
    return record(place, await store.encode(place, [note]), metadata());
  };
}

async function withCpu(pool, loop) {
  const before = await serverCpu(pool);
  const { calls, seconds, cpu } = await loop();
  const after = await serverCpu(pool);
  return { perSecond: calls / seconds, perCpuSecond: (calls * 1000) / (cpu + (after - before)) };
}

function compare(figures, connections) {
  const all = (name, figure) => figures.get(name).map((round) => round[figure]);
  return [...figures.keys()].map((name) => ({
    bench: 'append',
    name,
    connections,
    perSecond: median(all(name, 'perSecond')),
    ofRawInsert: medianRatio(all(name, 'perSecond'), all('raw INSERT', 'perSecond')),
    ofEmmett: medianRatio(all(name, 'perSecond'), all('Emmett', 'perSecond')),
    ofRawInsertByCpu: medianRatio(all(name, 'perCpuSecond'), all('raw INSERT', 'perCpuSecond')),
    ofEmmettByCpu: medianRatio(all(name, 'perCpuSecond'), all('Emmett', 'perCpuSecond')),
  }));
}
