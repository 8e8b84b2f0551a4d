import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { waitForConsumers } from '../../src/demo-data/wait-for-consumers.js';
import { CardPaymentSettler } from '../../src/modules/commerce/card-payments/card-payment-settler.js';
import { CardPayments } from '../../src/modules/commerce/card-payments/card-payments.js';
import { Pool } from '../../src/platform/database/pool.js';
import { ReadModelRegistry } from '../../src/platform/projections/read-model-registry.js';
import { processes } from '../../src/processes/index.js';
import { idOf, proBusiness } from '../support/businesses.js';
import { claim, deliver } from '../support/card-payments.js';
import { newCreator } from '../support/creators.js';
import { eventually } from '../support/eventually.js';
import { charge, dispute, newReference, PAYSTACK_KEY, refund } from '../support/paystack.js';
import { csvOf, importStatement } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { TestAnswer, TestClient } from '../support/test-client.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { RUN_TIMEOUT_MS, rounds } from './scale.js';

const WORKERS = 4;
const FEE = 3_500_000;
/** They share payments, so that their acts collide. */
const PAYERS = 2;
const CHARGES = 2;

let database: TestDatabase;
let workers: TestApp[];
let admins: TestClient[];
let business: TestClient;
beforeAll(async () => {
  database = await createTestDatabase();
  workers = [];
  for (let i = 0; i < WORKERS; i++)
    workers.push(await startTestApp({ DATABASE_URL: database.url, PAYSTACK_SECRET_KEY: PAYSTACK_KEY }));
  admins = await Promise.all(workers.map((worker) => worker.admin()));
  business = await proBusiness(workers[0]!, admins[0]!);
});
afterAll(async () => {
  for (const worker of workers) await worker.close();
  await database.drop();
});

const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await workers[0]!.app.get(Pool).query<Row>(text, values)).rows;

/** Acts on the payments of a run. Each happens on one of the workers. */
const kinds = [
  ...(['claim', 'claim', 'withdraw', 'confirm', 'reject', 'charge', 'charge', 'refund', 'refund part'] as const),
  ...([
    'dispute lost',
    'upgrade',
    'claim order',
    'withdraw order',
    'pay order',
    'charge order',
    'refund order',
    'refund order part',
    'statement',
  ] as const),
] as const;
const step = fc.record({
  kind: fc.constantFrom(...kinds),
  worker: fc.nat(WORKERS - 1),
  payer: fc.nat(PAYERS - 1),
  charge: fc.nat(CHARGES - 1),
  /** How many of the next steps happen at the same time. */
  along: fc.nat(4),
});
type Step = Parameters<Parameters<(typeof step)['map']>[0]>[0];

interface Payer {
  readonly member: TestClient;
  readonly reference: string;
  readonly charges: readonly string[];
  readonly refunds: readonly string[];
  readonly parts: readonly string[];
  readonly lost: string;
}

/** An order, and the card gateway's messages about it. */
interface Bought {
  readonly id: string;
  readonly reference: string;
  readonly charges: readonly string[];
  readonly refunds: readonly string[];
  readonly part: string;
}

async function newOrder(): Promise<Bought> {
  const { body } = await business.post<{ id: string }>('/api/me/orders', { toolName: 'Business Cards' });
  const reference = newReference();
  const amount = 1_500_000;
  const each = (make: () => string) => Array.from({ length: CHARGES }, make);
  return {
    ...{ id: body.id, reference },
    charges: each(() => charge(reference, { id: randomInt(1e12), amount })),
    refunds: each(() => refund(reference, { refund_reference: randomUUID(), amount: String(amount) })),
    part: refund(reference, { refund_reference: randomUUID(), amount: '500000' }),
  };
}

async function newPayer(): Promise<Payer> {
  const [member, reference] = [await newCreator(workers[0]!), newReference()];
  const each = (make: () => string) => Array.from({ length: CHARGES }, make);
  const part = { amount: '1000000' };
  return {
    ...{ member, reference },
    charges: each(() => charge(reference, { id: randomInt(1e12) })),
    refunds: each(() => refund(reference, { refund_reference: randomUUID() })),
    parts: each(() => refund(reference, { ...part, refund_reference: randomUUID() })),
    lost: dispute('resolve', reference, 'merchant-accepted'),
  };
}

/** A bank statement with one payment for each claim and order of a run, with correct references. */
async function bookStatement(admin: TestClient, payers: readonly Payer[], bought: Bought) {
  const paidOn = new Date().toISOString().slice(0, 10);
  const row = (reference: string, amount: number) => ({ paidOn, reference: '', narration: `NIP ${reference}`, amount });
  const csv = csvOf([...payers.map(({ reference }) => row(reference, FEE)), row(bought.reference, 1_500_000)]);
  const imported = await importStatement(admin, csv);
  if (imported.status >= 300) return imported;
  return admin.post(`/api/admin/statements/${imported.body.id}/confirm`, { all: 'exact' });
}

async function take({ kind, worker: at, payer: who, charge: n }: Step, payers: readonly Payer[], bought: Bought) {
  const [worker, admin, payer] = [workers[at]!, admins[at]!, payers[who]!];
  const { body } = await payer.member.get<{ items: { id: string }[] }>('/api/me/program-fees');
  const claimId = body.items[0]?.id ?? randomUUID();
  const fee = `/api/admin/program-fees/${claimId}`;
  const order = `/api/me/orders/${bought.id}/payments`;
  const acts: Readonly<Record<(typeof kinds)[number], () => Promise<TestAnswer<unknown>>>> = {
    claim: () => claim(payer.member, payer.reference),
    withdraw: () => payer.member.post(`/api/me/program-fees/${claimId}/withdraw`),
    confirm: () => admin.post(`${fee}/confirm`, {}),
    reject: () => admin.post(`${fee}/reject`, {}),
    charge: () => deliver(worker, payer.charges[n]!),
    refund: () => deliver(worker, payer.refunds[n]!),
    'refund part': () => deliver(worker, payer.parts[n]!),
    'dispute lost': () => deliver(worker, payer.lost),
    upgrade: () => admin.post(`/api/admin/members/${idOf(payer.member)}/upgrade`, {}),
    'claim order': () => business.post(order, { reference: bought.reference }),
    'withdraw order': () => business.post(`${order}/withdraw`),
    'pay order': () => admin.post(`/api/admin/orders/${bought.id}/paid`, {}),
    'charge order': () => deliver(worker, bought.charges[n]!),
    'refund order': () => deliver(worker, bought.refunds[n]!),
    'refund order part': () => deliver(worker, bought.part),
    statement: () => bookStatement(admin, payers, bought),
  };
  const { status, body: answer } = await acts[kind]();
  if (status >= 500) throw new Error(`${kind} was answered with ${String(status)}: ${JSON.stringify(answer)}`);
}

/** Waits until another settlement changes nothing, and all consumers have caught up. */
async function allIsDone(): Promise<void> {
  const [app] = workers.map((worker) => worker.app);
  const pool = app!.get(Pool);
  const models = app!.get(ReadModelRegistry, { strict: false }).all();
  const followers = [...processes, ...models.map(({ projector }) => projector)];
  const countEvents = () => sql('select count(*) as n from es.events');
  await eventually(async () => {
    const before = await countEvents();
    await waitForConsumers(followers, pool);
    for (const payment of await app!.get(CardPayments).due(1_000)) await app!.get(CardPaymentSettler).settle(payment);
    expect(await countEvents()).toEqual(before);
  });
}

/** Each payment from the log: confirmations, remaining amount, periods and receipts. */
const payments = `
  select p.id, p."isOrder", p.confirmed::int, p.amount::int,
    (select count(*)::int from es.events e where e.type in ('ProUpgraded', 'ProRenewed')
       and e.data ->> 'claimId' = p.id::text) as periods,
    exists (select from es.events e where e.type = 'ProTakenBack' and e.data ->> 'claimId' = p.id::text) as "takenBack",
    r.issued::int, coalesce(r.amount, 0)::int as receipts
  from (select stream_id as id, bool_or(type = 'OrderPlaced') as "isOrder", count(*) filter (where type in ('ProgramFeeConfirmed', 'OrderPaid')) as confirmed,
          coalesce(sum(case type when 'CardPaymentRefunded' then -coalesce((data ->> 'ofFee')::int, 0)
            when 'OrderPaymentReturned' then -(data ->> 'amount')::int else (data ->> 'amount')::int end)
            filter (where type in ('ProgramFeeConfirmed', 'OrderPaid', 'CardPaymentRefunded', 'OrderPaymentReturned')), 0) as amount
        from es.events where type like 'ProgramFee%' or type like 'Order%' or type like 'CardPayment%' group by stream_id) p
  cross join lateral (
    select count(*) filter (where type = 'ReceiptIssued') as issued,
      sum(case type when 'ReceiptIssued' then 1 else -1 end * (data ->> 'amount')::int) as amount
    from es.events where type in ('ReceiptIssued', 'ReceiptCancelled') and data ->> 'paymentId' = p.id::text) r`;

interface Payment {
  readonly id: string;
  readonly isOrder: boolean;
  readonly confirmed: number;
  readonly amount: number;
  readonly periods: number;
  readonly takenBack: boolean;
  readonly issued: number;
  readonly receipts: number;
}

async function checkBooks(): Promise<void> {
  for (const payment of await sql<Payment>(payments)) {
    expect(payment).toMatchObject({ issued: payment.confirmed, receipts: payment.amount });
    if (payment.isOrder) expect([0, 1_000_000, 1_500_000]).toContain(payment.receipts);
    if (payment.isOrder) continue;
    expect(payment.confirmed).toBeLessThanOrEqual(1);
    expect(payment.periods).toBeLessThanOrEqual(payment.confirmed);
    if (payment.confirmed === 1 && !payment.takenBack) expect(payment.periods).toBe(1);
    expect([0, 1_500_000, 2_500_000, FEE]).toContain(payment.receipts);
  }
  const unpaid = `select from es.events e where type in ('ProUpgraded', 'ProRenewed')
    and coalesce(data ->> 'source', 'fee') <> 'admin' and not exists (select from es.events c
      where c.stream_id = (e.data ->> 'claimId')::uuid and c.type = 'ProgramFeeConfirmed')`;
  expect(await sql(unpaid)).toEqual([]);
  const twice = `select claim_id from commerce.card_payments where state = 'matched' group by claim_id having count(*) > 1`;
  expect(await sql(twice)).toEqual([]);
  const rowsTwice = `select data ->> 'row' from es.events where type = 'StatementRowMatched' group by 1 having count(*) > 1`;
  expect(await sql(rowsTwice)).toEqual([]);
  const numbers = await sql<{ year: number; n: number }>(
    `select (data ->> 'year')::int as year, (data ->> 'number')::int as n from es.events
     where type in ('ReceiptIssued', 'ReceiptCancelled') order by 1, 2`,
  );
  const counts = new Map<number, number>();
  for (const { year, n } of numbers) {
    expect(n).toBe((counts.get(year) ?? 0) + 1);
    counts.set(year, n);
  }
  const [sums] = await sql<{ rows: string; figures: string }>(
    `select (select coalesce(sum(case e ->> 'kind' when 'receipt' then 1 else -1 end * (e ->> 'amount')::int), 0)
               from read.receipts, jsonb_array_elements(entries) e)::text as rows,
            (select coalesce(sum(case when id like '%/receipt' then n else -n end), 0) from read.receipts_figures)::text as figures`,
  );
  expect(sums?.figures).toBe(sums?.rows);
}

it(
  'counts no payment twice and gives no period for nothing, whatever meets on four workers',
  async () => {
    const meetings = fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 40 }), async (steps) => {
      const payers = await Promise.all(Array.from({ length: PAYERS }, newPayer));
      const bought = await newOrder();
      for (let i = 0; i < steps.length; ) {
        const together = steps.slice(i, i + 1 + (steps[i]?.along ?? 0));
        await Promise.all(together.map((one) => take(one, payers, bought)));
        i += together.length;
      }
      await allIsDone();
      await checkBooks();
      await admins[0]!.post(`/api/admin/orders/${bought.id}/status`, { status: 'rejected' });
    });
    await fc.assert(meetings, { numRuns: rounds(6), endOnFailure: true });
  },
  RUN_TIMEOUT_MS,
);
