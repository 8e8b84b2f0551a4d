import { beforeAll, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { idOf, kycForm, newBusiness, proBusiness } from '../support/businesses.js';
import { proCreator, submitDay } from '../support/creators.js';
import { testApp } from '../support/fixtures.js';
import type { TestClient } from '../support/test-client.js';
import { checkHistory } from './check-history.js';
import type { Outcome } from './journal.js';
import { RUN_TIMEOUT_MS, report, rounds, scaled } from './scale.js';

/** For each kind. */
const DECISIONS = scaled({ short: 10, long: 50 * rounds(1) });
/** Few enough for the lifetime of a session. */
const DECISIONS_OF_A_SESSION = 100;

const product = testApp();
let staff: readonly [TestClient, TestClient];
let customer: TestClient;
beforeAll(async () => {
  await signIn();
});

async function signIn(): Promise<void> {
  staff = [await product.admin(), await product.admin()];
  customer = await proBusiness(product, staff[0]);
}

const outcomes = new Map<string, Outcome>();
const won = [0, 0];

type Decision = readonly [path: string, body?: object];

/** Two staff members decide oppositely at the same moment. One succeeds, and only that decision is recorded. */
async function decideBoth(decisions: readonly [yes: Decision, no: Decision]): Promise<void> {
  const keys = [uuidv7(), uuidv7()] as const;
  const decide = (i: 0 | 1) => {
    const [path, body = {}] = decisions[i];
    return staff[i].post(path, body, { 'idempotency-key': keys[i] });
  };
  const statuses = (await Promise.all([decide(0), decide(1)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
  const winner = statuses.indexOf(200);
  won[winner]!++;
  outcomes.set(keys[0], winner === 0 ? 'acknowledged' : 'refused');
  outcomes.set(keys[1], winner === 1 ? 'acknowledged' : 'refused');
}

it(
  'lets exactly one of two contrary decisions of one moment stand',
  async () => {
    for (let decision = 1; decision <= DECISIONS; decision++) {
      if (decision % DECISIONS_OF_A_SESSION === 0) await signIn();
      const appraisal = `/api/admin/appraisals/${await submitDay(await proCreator(product, staff[0]))}`;
      await decideBoth([[`${appraisal}/approve`], [`${appraisal}/reject`]]);
      const business = await newBusiness(product);
      expect((await business.post('/api/me/kyc', kycForm())).status).toBe(201);
      const kyc = `/api/admin/kyc/${idOf(business)}`;
      await decideBoth([[`${kyc}/pass`], [`${kyc}/fail`]]);
      const { id } = (await customer.post<{ id: string }>('/api/me/orders', { toolName: 'Business Cards' })).body;
      const order = `/api/admin/orders/${id}/status`;
      await decideBoth([
        [order, { status: 'processing' }],
        [order, { status: 'rejected' }],
      ]);
    }
    report(`${String(3 * DECISIONS)} pairs of decisions, yes won ${String(won[0])} times, no ${String(won[1])} times`);
    expect(await checkHistory(product.config.databaseUrl, outcomes)).toEqual([]);
  },
  RUN_TIMEOUT_MS,
);
