// Rebuilding a read model of one row an event beside the live one, against INSERT ... SELECT of the same events.
import { withProduct } from './lib/product.mjs';
import { inRounds, median, medianRatio } from './lib/rounds.mjs';
import { seedLessons } from './lib/seed.mjs';

const EVENTS = 200_000;
const NAME = 'lessons-read';

const copy = `insert into bench.copy select subject_id || '/' || (data->>'day'), subject_id, data->>'topicSlug',
    (data->>'day')::int, recorded_at
  from es.events where type = 'LessonRead' order by inc, tx, pos`;

const toTheEnd = `insert into es.checkpoints (consumer, version, inc, tx, pos)
  select $1, 1, inc, tx, pos from es.events order by inc desc, tx desc, pos desc limit 1
  on conflict (consumer, version) do update set inc = excluded.inc, tx = excluded.tx, pos = excluded.pos`;

export const benchRebuild = (url, { rounds }) =>
  withProduct(url, 'api', async (part) => {
    const pool = await part('platform/database/pool.js', 'Pool');
    const rebuilds = await part('platform/projections/rebuild/rebuilds.js', 'Rebuilds');
    const rebuilder = await part('platform/projections/rebuild/rebuilder.js', 'Rebuilder');
    await seedLessons(pool, EVENTS);
    await pool.query(toTheEnd, [NAME]);
    await pool.query(`create schema bench; create table bench.copy (like read.lessons_read including all)`);
    const figures = await inRounds(rounds, [
      { name: 'INSERT ... SELECT', measure: () => perSecond(() => pool.query(`truncate bench.copy; ${copy}`)) },
      {
        name: 'rebuild in Node',
        measure: () => perSecond(async () => rebuilder.replaceAndWait(await rebuilds.request(pool, NAME, 'replace'))),
      },
    ]);
    return [...figures].map(([name, perRound]) => ({
      bench: 'rebuild',
      name,
      events: EVENTS,
      eventsPerSecond: median(perRound),
      ofInsertSelect: medianRatio(perRound, figures.get('INSERT ... SELECT')),
    }));
  });

async function perSecond(work) {
  const start = performance.now();
  await work();
  return EVENTS / ((performance.now() - start) / 1000);
}
