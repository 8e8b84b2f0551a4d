import { beforeAll, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { idOf } from '../../../../../test/support/businesses.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../../test/support/fixtures.js';
import { Pool } from '../../../../platform/database/pool.js';
import type { EventResponse, HistoryPage } from './history.response.js';

const EVENTS = 12_000;
const auditor = uuidv7();

const product = testApp();
const admin = adminOf(product);
beforeAll(async () => {
  await product.app.get(Pool, { strict: false }).query(
    `with work as (insert into es.streams (stream_id, kind, version, subject_id) values ($1, 'staff-work', $2, $1))
     insert into es.events (stream_id, version, inc, tx, type, schema_ver, recorded_at, actor_id, subject_id,
       correlation_id, command_id, data)
     select $1, n, 1, pg_current_xact_id(), 'PersonalDataViewed', 1, date_trunc('milliseconds', now()) - make_interval(mins => n / 7), $1, $1,
       gen_random_uuid(), gen_random_uuid(), jsonb_build_object('memberId', gen_random_uuid(), 'view', 'state')
     from generate_series(1, $2::int) n order by n`,
    [auditor, EVENTS],
  );
});

function startExport(query: string, signal?: AbortSignal): Promise<Response> {
  const headers = { authorization: `Bearer ${admin.accessToken ?? ''}` };
  return fetch(`${product.url}/api/audit/export?${query}&reason=a%20test`, { headers, ...(signal && { signal }) });
}

it('takes along every row that the list counts, each once', async () => {
  const until = new Date(Date.now() - 3_600_000).toISOString();
  const query = `actor=${auditor}&to=${until}&from=${new Date(Date.now() - 80_000_000).toISOString()}`;
  const { total } = (await admin.get<HistoryPage>(`/api/audit/events?${query}`)).body;
  const lines = (await (await startExport(query)).text()).trimEnd().split('\n');
  const positions = new Set(lines.map((line) => (JSON.parse(line) as EventResponse).position));
  expect({ total, lines: lines.length, positions: positions.size }).toEqual({ total, lines: total, positions: total });
  expect(total).toBeGreaterThan(8_000);
});

/** Counts running statements that read the log for an export. */
async function reading(): Promise<number> {
  const { rowCount } = await product.app
    .get(Pool, { strict: false })
    .query(`select from pg_stat_activity where state = 'active' and query like '%from es.events e where%type =%limit%'
            and pid <> pg_backend_pid()`);
  return rowCount ?? 0;
}

it('ends when it is cancelled, and is on record all the same', async () => {
  const cancel = new AbortController();
  const answer = await startExport('type=PersonalDataViewed', cancel.signal);
  await answer.body?.getReader().read();
  cancel.abort();
  await eventually(async () => expect(await reading()).toBe(0));
  const { body } = await admin.get<{ items: object[] }>('/api/audit/access-log?kind=exported&pageSize=1');
  expect(body.items).toMatchObject([{ route: 'GET /api/audit/export', actor: idOf(admin) }]);
});
