// Rebuilding a read model beside the live one, compared with INSERT ... SELECT of one row per event.
import { withProduct } from './lib/product.mjs';
import { openReadModels } from './lib/read-models.mjs';
import { inRounds, median, medianRatio, perSecond } from './lib/rounds.mjs';
import { seedJourneys, seedLessons } from './lib/seed.mjs';

const EVENTS = 500_000;

const copyOf = (types, columns) => `truncate bench.copy;
  insert into bench.copy select ${columns}, recorded_at from es.events where type in (${types}) order by inc, tx, pos`;

/** A read model with one row per event. */
export const benchRebuild = (url, options) =>
  compare(url, options, {
    bench: 'rebuild',
    readModel: 'lessons-read',
    seed: seedLessons,
    copy: copyOf(
      `'LessonRead'`,
      `subject_id || '/' || (data->>'day'), subject_id, data->>'topicSlug', (data->>'day')::int`,
    ),
  });

/** A read model with one row per member, folded from the whole history. */
export const benchFold = (url, options) =>
  compare(url, options, {
    bench: 'fold',
    readModel: 'journey',
    seed: seedJourneys,
    copy: copyOf(
      `'MemberRegistered', 'PointsAdjusted'`,
      `stream_id || '/' || version, subject_id, type, coalesce((data->>'total')::int, 0)`,
    ),
  });

const compare = (url, { rounds }, { bench, readModel, seed, copy }) =>
  withProduct(url, 'api', async (part) => {
    const pool = await part('platform/database/pool.js', 'Pool');
    const readModels = await openReadModels(part);
    await seed(pool, EVENTS);
    await pool.query('create schema bench; create table bench.copy (like read.lessons_read including all)');
    const figures = await inRounds(rounds, [
      { name: 'INSERT ... SELECT', measure: () => perSecond(EVENTS, () => pool.query(copy)) },
      { name: 'rebuild in Node', measure: () => perSecond(EVENTS, () => readModels.rebuild(readModel)) },
    ]);
    return [...figures].map(([name, perRound]) => ({
      bench,
      name,
      events: EVENTS,
      eventsPerSecond: median(perRound),
      ofInsertSelect: medianRatio(perRound, figures.get('INSERT ... SELECT')),
    }));
  });
