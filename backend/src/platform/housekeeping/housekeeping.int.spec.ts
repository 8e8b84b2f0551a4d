import { expect, it } from '@jest/globals';
import { eventually } from '../../../test/support/eventually.js';
import { testApp } from '../../../test/support/fixtures.js';
import { Pool } from '../database/pool.js';
import { Jobs } from '../jobs/jobs.js';
import { Housekeeping } from './housekeeping.js';

const product = testApp();

const tables = {
  sessions: 'identity.sessions',
  tokens: 'identity.refresh_tokens',
  links: 'identity.password_resets',
  mail: 'mail.messages',
  answers: "es.idempotency_keys where substring(actor_id::text from 15 for 1) <> '8'",
  answersToProcesses: "es.idempotency_keys where substring(actor_id::text from 15 for 1) = '8'",
};

async function counts(): Promise<Record<keyof typeof tables, number>> {
  const text = Object.entries(tables).map(([name, from]) => `(select count(*)::int from ${from}) as "${name}"`);
  const { rows } = await product.app.get(Pool).query<Record<keyof typeof tables, number>>(`select ${text.join(', ')}`);
  if (!rows[0]) throw new Error('nothing was counted');
  return rows[0];
}
const keepHouse = () => product.app.get(Housekeeping, { strict: false }).run();

it('throws away what is old, each thing in its time, and leaves what processes remember', async () => {
  const ada = product.visitor();
  const { user } = await ada.register();
  await ada.signIn(user.email);
  await ada.post('/api/auth/password/forgot', { email: user.email });
  await eventually(async () => expect(await counts()).toMatchObject({ links: 1, mail: 1, answersToProcesses: 1 }));
  const before = await counts();
  expect(before).toMatchObject({ sessions: 2, tokens: 2 });
  await keepHouse();
  expect(await counts()).toEqual(before);

  product.clock.advance({ days: 2 });
  await keepHouse();
  expect(await counts()).toEqual({ ...before, links: 0 });

  product.clock.advance({ days: 30 });
  await keepHouse();
  expect(await counts()).toEqual({ ...before, links: 0, answers: 0 });

  product.clock.advance({ days: 180 });
  await keepHouse();
  const gone = { sessions: 0, tokens: 0, links: 0, mail: 0, answers: 0 };
  expect(await counts()).toEqual({ ...gone, answersToProcesses: before.answersToProcesses });
});

it('does the other chores when one fails, and says so', async () => {
  const housekeeping = product.app.get(Housekeeping, { strict: false });
  housekeeping.register({ name: 'dust', keepDays: 1, table: 'es.no_such_table', isOld: 'true' });
  await product.visitor().register();
  product.clock.advance({ days: 200 });
  await expect(housekeeping.run()).rejects.toThrow('no_such_table');
  expect(await counts()).toMatchObject({ sessions: 0 });
});

it('is a job that comes every hour', () => {
  expect(product.app.get(Jobs, { strict: false }).names()).toContain('housekeeping');
});
