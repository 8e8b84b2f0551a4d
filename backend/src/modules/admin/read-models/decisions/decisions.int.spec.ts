import { beforeAll, expect, it } from '@jest/globals';
import { idOf, proBusiness } from '../../../../../test/support/businesses.js';
import { newColleague } from '../../../../../test/support/creators.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../../test/support/test-client.js';
import { queueTargetHours } from '../../../../reference-data/index.js';
import type { DecisionFiguresResponse } from './decisions.response.js';

const product = testApp();
let admin = adminOf(product);
beforeAll(async () => {
  const business = await proBusiness(product, admin);
  const ask = async () => (await business.post<{ id: string }>('/api/me/hire-requests', {})).body.id;
  const ids = [await ask(), await ask(), await ask()];
  const decide = (id: string | undefined, status: string) =>
    admin.post(`/api/admin/hire-requests/${String(id)}/status`, { status });
  product.clock.advance({ minutes: 10 });
  admin = await product.admin();
  await decide(ids[0], 'approved');
  product.clock.advance({ hours: queueTargetHours.hireRequests });
  admin = await product.admin();
  await decide(ids[1], 'rejected');
});

const read = async (query = '') =>
  (await admin.get<DecisionFiguresResponse>(`/api/admin/decision-figures${query}`)).body;
const hires = ({ queues }: DecisionFiguresResponse) => queues.find(({ queue }) => queue === 'hireRequests');
const rounded = (...minutes: (number | null | undefined)[]) => minutes.map((n) => Math.round(n ?? 0));

it('tells what waits against its target, and how long decisions took, from each of them', async () => {
  const second = queueTargetHours.hireRequests * 60 + 10;
  await eventually(async () => {
    const figures = await read();
    const counts = { waiting: 1, overdue: 1, decided: 2, inTarget: 1, targetHours: queueTargetHours.hireRequests };
    expect(hires(figures)).toMatchObject(counts);
    expect(hires(figures)?.oldestAt).not.toBeNull();
    expect(rounded(hires(figures)?.median, hires(figures)?.p90)).toEqual(
      rounded((10 + second) / 2, 10 + 0.9 * (second - 10)),
    );
    expect(figures.reviewers.slice(0, 1)).toMatchObject([
      { reviewerId: idOf(admin), queue: 'hireRequests', decided: 2 },
    ]);
    expect(figures.waits).toEqual([{ date: null, median: null, p90: null }]);
  });
});

it('counts what waits now, and of other days nothing that was decided in these', async () => {
  const before = await read('?from=2020-01-01&to=2020-01-31');
  expect(hires(before)).toMatchObject({ waiting: 1, decided: 0, median: null });
  expect(before.reviewers).toEqual([]);
});

it.each(['from=yesterday', 'from=2026-01-02&to=2026-01-01', 'from=2020-01-01&to=2026-01-01'])(
  'is asked for no other days than there can be: %s',
  async (query) => expect((await admin.get(`/api/admin/decision-figures?${query}`)).status).toBe(400),
);

it('is taken out with a reason, by those who may read it', async () => {
  const take = async (client: TestClient, table: string, reason = 'Monthly report') => {
    const address = `${product.url}/api/admin/figure-exports/${table}?reason=${encodeURIComponent(reason)}`;
    const file = await fetch(address, { headers: { authorization: `Bearer ${client.accessToken ?? ''}` } });
    return { status: file.status, text: await file.text() };
  };
  expect((await take(admin, 'queues', '')).status).toBe(400);
  const { text } = await take(admin, 'queues');
  expect(text.split('\r\n')[0]).toBe('queue,targetHours,waiting,overdue,oldestAt,decided,inTarget,median,p90');
  expect(text).toContain('\r\nhireRequests,');
  const bookkeeper = await newColleague(product, admin, 'finance');
  expect((await take(bookkeeper, 'revenue')).status).toBe(200);
  expect((await take(bookkeeper, 'queues')).status).toBe(404);
  const { body } = await admin.get<{ items: object[] }>('/api/audit/access-log?kind=exported');
  expect(body.items[0]).toMatchObject({ reason: 'Monthly report', filter: { table: 'revenue' } });
});
