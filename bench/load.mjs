// Loading a stream of 50 events with personal data, decrypted and upcast, compared with reading the same rows.
import { closedLoop } from './lib/closed-loop.mjs';
import { inRounds, median, medianRatio } from './lib/rounds.mjs';
import { metadata, nextPlaces, notes, openStore, personalNote, plainNote } from './lib/store.mjs';

const STREAMS = 200;
const EVENTS = 50;

export async function benchLoad(url, { rounds, seconds }) {
  const { pool, store } = openStore(url, 4);
  const plain = await fill(pool, store, plainNote);
  const personal = await fill(pool, store, personalNote);
  await pool.query('vacuum analyze es.events');
  const text = 'select * from es.events where stream_id = $1 order by version';
  const cases = [
    { name: 'plain SELECT', call: (id) => pool.query({ name: 'bench-select', text, values: [id] }), ids: plain },
    { name: 'load, plain data', call: (id) => store.load(notes, id), ids: plain },
    { name: 'load, personal data', call: (id) => store.load(notes, id), ids: personal },
  ].map(({ name, call, ids }) => ({
    name,
    measure: async () => {
      let at = 0;
      const next = () => call(ids[at++ % STREAMS]);
      const { calls, seconds: took } = await closedLoop({ callers: 1, seconds, call: next });
      return (took * 1000) / calls;
    },
  }));
  const figures = await inRounds(rounds, cases);
  await pool.end();
  return [...figures].map(([name, ms]) => ({
    bench: 'load',
    name,
    events: EVENTS,
    ms: median(ms),
    timesPlainSelect: medianRatio(ms, figures.get('plain SELECT')),
  }));
}

async function fill(pool, store, note) {
  const next = nextPlaces();
  const places = Array.from({ length: STREAMS }, (_, stream) => next(stream));
  const events = Array.from({ length: EVENTS }, () => note);
  for (const place of places) await store.append(pool, place, await store.encode(place, events), metadata(), {});
  return places.map(({ streamId }) => streamId);
}
