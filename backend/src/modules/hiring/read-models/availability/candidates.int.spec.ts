import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../../../test/support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import { Pool } from '../../../../platform/database/pool.js';
import { departments, hireForm, skills } from '../../../../reference-data/index.js';
import { rankCandidates, type Wanted } from '../../domain/candidates.js';
import { findCandidates } from './candidates.query.js';

const CREATORS = 100_000;

let database: TestDatabase;
let product: TestApp;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  product = await startTestApp({ DATABASE_URL: database.url });
  pool = product.app.get(Pool, { strict: false });
  await pool.query(
    `insert into read.availability
     select gen_random_uuid(), 'Ada', null, ($1::text[])[1 + i % 20], null, true,
       array[($2::text[])[1 + i % 7], ($2::text[])[1 + (i * 5 + 3) % 7]],
       array[($3::text[])[1 + i % 34], ($3::text[])[1 + (i * 7 + 1) % 34], ($3::text[])[1 + (i % 1000) * (i % 1000) % 34]],
       array[($4::text[])[1 + i % 3], ($4::text[])[1 + (i / 3) % 3]], '{}', null, null,
       timestamptz '2026-01-01' + make_interval(mins => i), true, i % 50 = 0, 50 + i % 400, i % 4, 4, i % 5,
       (i * 31) % 40000
     from generate_series(1, $5) i`,
    [
      Array.from({ length: 20 }, (_, i) => `State ${String(i)}`),
      departments,
      skills.map(({ name }) => name),
      hireForm.workTypes,
      CREATORS,
    ],
  );
  await pool.query('analyze read.availability');
});
afterAll(async () => {
  await product.close();
  await database.drop();
});

const requests: Wanted[] = [
  { department: 'Marketing', skills: ['Copywriting', 'Instagram'], workType: 'On-site', state: 'State 3' },
  { department: 'Diplomacy', skills: [], workType: 'On-site', state: 'State 7' },
  { department: null, skills: ['Sales', 'Hosting', 'Translation', 'Styling'], workType: 'Hybrid', state: null },
  { department: null, skills: [], workType: 'Remote', state: 'Nowhere' },
];

describe(`among ${CREATORS} creators`, () => {
  it.each(requests)('are ten for %j', async (wanted) => {
    const rows = await findCandidates(pool, wanted);
    expect(rows.length).toBeLessThanOrEqual(300);
    expect(rankCandidates(wanted, rows)).toHaveLength(10);
  });

  it.each(requests)('are found by an index for %j', async (wanted) => {
    let plan: unknown[] = [];
    const explaining = {
      query: async (text: string, values: unknown[]) => {
        plan = (await pool.query<object>(`explain ${text}`, values)).rows;
        return { rows: [] };
      },
    };
    await findCandidates(explaining as unknown as Pool, wanted);
    expect(JSON.stringify(plan)).toContain('Index Scan');
    expect(JSON.stringify(plan)).not.toContain('Seq Scan');
  });
});
