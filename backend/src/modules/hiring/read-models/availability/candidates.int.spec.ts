import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../../../test/support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import { insertCreators } from '../../../../benchmarks/matching.js';
import { Pool } from '../../../../platform/database/pool.js';
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
  await insertCreators(pool, CREATORS);
});
afterAll(async () => {
  await product.close();
  await database.drop();
});

const requests: Wanted[] = [
  { department: 'Marketing', skills: ['Copywriting', 'Instagram'], workType: 'On-site', state: 'Lagos' },
  { department: 'Diplomacy', skills: [], workType: 'On-site', state: 'Gauteng' },
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
