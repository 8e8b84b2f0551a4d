import { expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { appraisalForm, proCreator } from '../support/creators.js';
import { adminOf, testApp } from '../support/fixtures.js';
import { checkHistory } from './check-history.js';
import type { Outcome } from './journal.js';
import { RUN_TIMEOUT_MS, report, rounds } from './scale.js';

const ROUNDS = rounds(2);
const CLICKS = 50;

const product = testApp();
const admin = adminOf(product);

it(
  'submits once when a button is clicked 50 times, and refuses the same form under another key',
  async () => {
    const outcomes = new Map<string, Outcome>();
    for (let round = 0; round < ROUNDS; round++) {
      const creator = await proCreator(product, admin);
      const submit = (key: string) =>
        creator.post<{ appraisalId: string }>('/api/me/appraisals', appraisalForm(), { 'idempotency-key': key });
      const [key, other] = [uuidv7(), uuidv7()];
      const answers = await Promise.all(Array.from({ length: CLICKS }, () => submit(key)));
      expect(new Set(answers.map(({ status, body }) => `${String(status)} ${body.appraisalId}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(201);
      expect((await submit(other)).status).toBe(409);
      outcomes.set(key, 'acknowledged').set(other, 'refused');
    }
    expect(await checkHistory(product.config.databaseUrl, outcomes)).toEqual([]);
    report(`${String(ROUNDS)} times ${String(CLICKS)} clicks, one submission each`);
  },
  RUN_TIMEOUT_MS,
);
