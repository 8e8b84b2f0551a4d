import { beforeAll, describe, expect, it } from '@jest/globals';
import { idOf, proBusiness } from '../../../../test/support/businesses.js';
import { becomesPro, periodsOfMember } from '../../../../test/support/card-payments.js';
import { newCreator } from '../../../../test/support/creators.js';
import { eventually } from '../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import { newReference } from '../../../../test/support/paystack.js';
import { csvOf, importStatement, readStatementRows, statementForm } from '../../../../test/support/statements.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { newStaff } from '../../../../test/support/unregistrable.js';
import { Pool } from '../../../platform/database/pool.js';
import type { OrderPage } from '../read-models/orders/orders.response.js';
import type { StatementConfirmedResponse } from './statements.requests.js';

const product = testApp();
const admin = adminOf(product);
let finance: TestClient;
beforeAll(async () => {
  finance = await newStaff(product, admin, 'finance');
});

const today = new Date().toISOString().slice(0, 10);
const FEE = 3_500_000;
const query = async (text: string, values: unknown[] = []) =>
  (await product.app.get(Pool).query<Record<string, unknown>>(text, values)).rows;

/** A creator with a claim under a reference of ours. */
async function claimant(name: { firstName: string; lastName: string }) {
  const member = await newCreator(product, name);
  const asked = '/api/me/program-fees/next-reference?plan=standard&currency=NGN';
  const { reference } = (await member.get<{ reference: string }>(asked)).body;
  const claim = { plan: 'standard', currency: 'NGN', reference };
  const { id } = (await member.post<{ id: string }>('/api/me/program-fees', claim)).body;
  return { member, id, reference };
}
const row = (narration: string, amount = FEE, reference = '') => ({ paidOn: today, reference, narration, amount });
const confirm = (id: string, body: object, staff = finance) =>
  staff.post<StatementConfirmedResponse>(`/api/admin/statements/${id}/confirm`, body);
const told = ({ items }: Awaited<ReturnType<typeof readStatementRows>>) =>
  items.map(({ proposal, paymentId }) => [proposal, paymentId]);

describe('a statement', () => {
  it('makes members Pro: all exact rows at once, the others one by one, each payment once', async () => {
    const [ada, bayo, chi] = [
      await claimant({ firstName: 'Ada', lastName: 'Nwosu' }),
      await claimant({ firstName: 'Bayo', lastName: 'Adeyemi' }),
      await claimant({ firstName: 'Chi', lastName: 'Okeke' }),
    ];
    const csv = csvOf([
      row(`NIP/ADA NWOSU/${ada.reference}`),
      row('TRANSFER FROM ADEYEMI BAYO'),
      row(`MOB ${chi.reference}`, 2_000_000),
      row(`MOB ${chi.reference}`, 1_500_000),
      row('RENT', 990_000),
      row(`AGAIN ${ada.reference}`),
    ]);
    const { status, body } = await importStatement(finance, csv);
    expect({ status, body }).toMatchObject({ status: 201, body: { imported: 6, known: 0, unreadable: [] } });
    const shown = await eventually(async () => {
      const rows = await readStatementRows(finance, body.id);
      expect(told(rows)).toEqual([
        ['exact', ada.id],
        ['likely', bayo.id],
        ['likely', chi.id],
        ['likely', chi.id],
        ['unmatched', null],
        ['double', ada.id],
      ]);
      return rows;
    });
    expect(shown.totals).toContainEqual({ proposal: 'exact', rows: 1, sum: { amount: FEE, currency: 'NGN' } });

    const answer = await confirm(body.id, { all: 'exact' });
    expect(answer.body).toEqual({ rows: 1, payments: 1, sum: { amount: FEE, currency: 'NGN' }, left: 0, refused: [] });
    await becomesPro(ada.member);

    const [, likely, part, otherPart, rent] = shown.items.map(({ id }) => id);
    const alone = await confirm(body.id, { rows: [part, rent, 'nothing'] });
    expect(alone.body.refused.map(({ code, line }) => [code, line])).toEqual([
      ['STATEMENT_ROW_PAYS_NOTHING', 6],
      ['NOT_FOUND', null],
      ['STATEMENT_ROW_IS_A_PART', 4],
    ]);
    const whole = await Promise.all([1, 2].map(() => confirm(body.id, { rows: [likely, part, otherPart] })));
    expect(whole.map((one) => one.status)).toEqual([200, 200]);
    await Promise.all([becomesPro(bayo.member), becomesPro(chi.member)]);
    for (const { member } of [ada, bayo, chi])
      expect(await periodsOfMember(product, idOf(member))).toEqual(['ProUpgraded']);
    await eventually(async () =>
      expect(told(await readStatementRows(finance, body.id)).map(([proposal]) => proposal)).toEqual([
        ...['matched', 'matched', 'matched', 'matched', 'unmatched', 'double'],
      ]),
    );
    await eventually(async () => {
      const { body: payments } = await finance.get<{ items: object[] }>(`/api/admin/payments?q=${ada.reference}`);
      expect(payments.items).toMatchObject([{ status: 'confirmed', confirmedBy: 'statement' }]);
    });
  });

  it('confirms a claim of the bank’s reference by the one that was given', async () => {
    const member = await newCreator(product);
    const asked = '/api/me/program-fees/next-reference?plan=standard&currency=NGN';
    const { reference: given } = (await member.get<{ reference: string }>(asked)).body;
    const claim = { plan: 'standard', currency: 'NGN', reference: newReference() };
    const { id } = (await member.post<{ id: string }>('/api/me/program-fees', claim)).body;
    const { body } = await importStatement(finance, csvOf([row(`NIP ${given}`)]));
    await eventually(async () => expect(told(await readStatementRows(finance, body.id))).toEqual([['exact', id]]));
  });

  it('imports nothing the second time, nor rows that another one brought', async () => {
    const rows = [row('ONE', 100), row('ONE', 100), row('TWO', 200)];
    const [first, again] = [await importStatement(finance, csvOf(rows)), await importStatement(finance, csvOf(rows))];
    expect(again.body).toMatchObject({ id: first.body.id, imported: 0, known: 3 });
    const longer = await importStatement(finance, csvOf([...rows, row('THREE', 300)]));
    expect(longer.body).toMatchObject({ imported: 1, known: 3 });
    expect(longer.body.id).not.toBe(first.body.id);
    const events = "select count(*)::int as n from es.events where type = 'StatementImported' and stream_id = $1";
    expect(await query(events, [first.body.id])).toEqual([{ n: 1 }]);
  });

  it('is read by columns that were named once for the account', async () => {
    const csv = (day: number) => `Wanneer;Wat;Hoeveel\n${String(day)}/11/2026;Ada;10,00`;
    const fields = { account: 'ZA 4433 2211' };
    expect((await importStatement(finance, csv(1), fields)).body).toMatchObject({
      code: 'STATEMENT_COLUMNS_UNKNOWN',
      headings: 'Wanneer\tWat\tHoeveel',
    });
    const layout = JSON.stringify({ date: 'Wanneer', narration: 'Wat', amount: 'Hoeveel' });
    expect((await importStatement(finance, csv(1), { ...fields, layout })).status).toBe(201);
    expect((await importStatement(finance, csv(2), fields)).body).toMatchObject({ imported: 1 });
  });

  it.each([
    ['a spreadsheet', 'PK\u0000\u0003', {}, 'STATEMENT_NOT_CSV'],
    ['nobody’s account', 'Date,Credit\n21/11/2026,10', { account: 'the usual one' }, 'STATEMENT_ACCOUNT_UNKNOWN'],
    ['no money', 'Date,Credit\n21/11/2026,0.00', {}, 'STATEMENT_EMPTY'],
    ['too many rows', `Date,Credit\n${'21/11/2026,1\n'.repeat(20_001)}`, {}, 'STATEMENT_TOO_LONG'],
    ['too many bytes', 'a'.repeat(6 * 1024 * 1024), {}, 'BODY_TOO_LARGE'],
  ])('is refused with words: %s', async (_, csv, fields, code) => {
    expect((await importStatement(finance, csv, fields)).body.code).toBe(code);
  });

  it('is a file, and of staff for money alone; no other route takes a form', async () => {
    const bare = await finance.post<{ code: string }>('/api/admin/statements', { account: '1234', currency: 'NGN' });
    expect(bare.body.code).toBe('INVALID_FIELDS');
    const reviewer = await newStaff(product, admin, 'reviewer');
    expect((await importStatement(reviewer, csvOf([row('ONE', 1)]))).body.code).toBe('STAFF_ONLY');
    expect((await finance.post<{ code: string }>('/api/me/consent', statementForm('Date,Credit'))).body.code).toBe(
      'WRONG_CONTENT_TYPE',
    );
  });

  it.each(['text/plain', 'text/csv', ''])('is refused as %p with the type that it takes', async (type) => {
    const { status, body } = await finance.post<object>('/api/admin/statements', 'Date,Credit', {
      'content-type': type,
    });
    expect({ status, ...body }).toMatchObject({ status: 415, detail: expect.stringContaining('multipart/form-data') });
  });

  it.each(['the bank’s', 'our'])('pays an order too, by %s reference', async (whose) => {
    const business = await proBusiness(product, admin);
    const { body: order } = await business.post<{ id: string }>('/api/me/orders', { toolName: 'Business Cards' });
    const [placed] = (await business.get<OrderPage>('/api/me/orders')).body.items;
    const reference = `FT${String(Date.now())}XQ`;
    const claim = await business.post(`/api/me/orders/${order.id}/payments`, { reference });
    expect(claim.status).toBe(200);
    const price = placed?.orderDetails.price.amount ?? 0;
    const written = whose === 'our' ? (placed?.reference ?? '') : reference;
    const { body } = await importStatement(finance, csvOf([row('NIP', price, written)]));
    await eventually(async () =>
      expect((await confirm(body.id, { all: 'exact' })).body).toMatchObject({ rows: 1, payments: 1 }),
    );
    await eventually(async () => {
      expect((await business.get<OrderPage>('/api/me/orders')).body.items).toMatchObject([
        { paidAt: expect.any(String) },
      ]);
    });
  });

  it('holds no word of the bank in the log, and none about a member who was erased', async () => {
    const ada = await claimant({ firstName: 'Erasable', lastName: 'Person' });
    const { body } = await importStatement(
      finance,
      csvOf([row(`ERASABLE PERSON ${ada.reference}`), row(`TWICE ${ada.reference}`)]),
    );
    await eventually(async () => expect((await confirm(body.id, { all: 'exact' })).body.rows).toBe(1));
    const logged = await query("select 1 from es.events where type like 'Statement%' and data::text ~* 'erasable'");
    expect(logged).toEqual([]);
    expect((await admin.post(`/api/audit/members/${idOf(ada.member)}/erase`, {})).status).toBe(200);
    const texts = await query('select distinct narration from commerce.statement_rows where statement_id = $1', [
      body.id,
    ]);
    expect(texts).toEqual([{ narration: '[erased]' }]);
  });

  it('holds none about an order of theirs either, though it was paid with another amount', async () => {
    const business = await proBusiness(product, admin);
    await business.post('/api/me/orders', { toolName: 'Business Cards' });
    const [placed] = (await business.get<OrderPage>('/api/me/orders')).body.items;
    const { body } = await importStatement(finance, csvOf([row(`SHOP ${String(placed?.reference)} HALF`, 100)]));
    expect((await admin.post(`/api/audit/members/${idOf(business)}/erase`, {})).status).toBe(200);
    const texts = await query('select narration from commerce.statement_rows where statement_id = $1', [body.id]);
    expect(texts).toEqual([{ narration: '[erased]' }]);
  });
});

it('an account is the same however it is typed, and a statement imports once for all time', async () => {
  const csv = csvOf([row(`ONCE ${crypto.randomUUID()}`)]);
  const bring = (account: string) => importStatement(finance, csv, { account });
  const { body } = await bring('0123 456 789 x');
  expect(body).toMatchObject({ imported: 1, known: 0 });
  expect((await bring('0123-456789X')).body).toMatchObject({ id: body.id, imported: 0, known: 1 });
  await query('delete from commerce.statement_rows where statement_id = $1', [body.id]); // as after half a year
  expect((await bring('0123456789X')).body).toMatchObject({ id: body.id, imported: 0, known: 1 });
});
