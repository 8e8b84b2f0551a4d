import { beforeAll, expect, it } from '@jest/globals';
import { Pool } from '../src/platform/database/pool.js';
import type { Problem } from '../src/platform/http/problem.js';
import { idOf } from './support/businesses.js';
import { proCreator } from './support/creators.js';
import { adminOf, testApp } from './support/fixtures.js';
import type { TestClient } from './support/test-client.js';

const product = testApp();
const admin = adminOf(product);
let creator: TestClient;
beforeAll(async () => {
  creator = await proCreator(product, admin);
});

it('asks to try later where a newer version has written, which others of that version can read', async () => {
  const path = `/api/admin/members/${idOf(creator)}/points`;
  expect((await admin.post(path, { delta: 1 })).status).toBe(200);
  const log = product.app.get(Pool, { strict: false });
  await log.query(`update es.events set schema_ver = 9 where subject_id = $1 and type = 'PointsAdjusted'`, [
    idOf(creator),
  ]);
  const { status, headers, body } = await admin.post<Problem>(path, { delta: 1 });
  expect([status, headers.get('retry-after'), body.code]).toEqual([503, '2', 'TEMPORARILY_UNAVAILABLE']);
});
