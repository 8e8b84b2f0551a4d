import { expect, it } from '@jest/globals';
import { idOf } from '../../../../test/support/businesses.js';
import { newCreator } from '../../../../test/support/creators.js';
import { testApp } from '../../../../test/support/fixtures.js';
import { startTestApp } from '../../../../test/support/test-app.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { Pool, type Transaction } from '../../../platform/database/pool.js';
import { Erasers, type Erasure } from '../../../platform/erasure/eraser.js';
import { Mailbox } from '../../../platform/mail/mailbox.js';
import { InactiveAccounts } from './inactive-accounts.js';

const product = testApp({ SMTP_URL: 'smtp://127.0.0.1:9', INACTIVE_MONTHS: '12', INACTIVE_WARNING_DAYS: '30' });

const run = () => product.app.get(InactiveAccounts, { strict: false }).run();
async function warned(member: TestClient): Promise<number> {
  const mail = await product.app.get(Mailbox, { strict: false }).latest(100);
  return mail.filter(({ subjectId, message }) => subjectId === idOf(member) && message?.subject.includes('erased'))
    .length;
}
async function isKept(member: TestClient): Promise<boolean> {
  const text = 'select from identity.accounts where member_id = $1';
  return (await product.app.get(Pool, { strict: false }).query(text, [idOf(member)])).rowCount === 1;
}

it('warns inactive members once, keeps those who come back, and erases the others', async () => {
  const [gone, back] = [await newCreator(product), await newCreator(product)];
  await run();
  expect([await warned(gone), await warned(back)]).toEqual([0, 0]);

  product.clock.advance({ days: 367 });
  const recent = await newCreator(product);
  await run();
  await run();
  expect([await warned(gone), await warned(back), await warned(recent)]).toEqual([1, 1, 0]);

  await back.signIn(back.user?.email ?? '');
  product.clock.advance({ days: 31 });
  await run();
  expect([await isKept(gone), await isKept(back), await isKept(recent)]).toEqual([false, true, true]);
  const admin = await product.admin();
  const { body } = await admin.get<{ items: { type: string; actorName: string }[] }>(
    `/api/audit/events?subject=${idOf(gone)}&type=PersonalDataErased`,
  );
  expect(body.items.map(({ actorName }) => actorName)).toEqual(Array(3).fill('retention-schedule'));
});

it('leaves staff alone, and all members when no mail can be sent', async () => {
  const other = await startTestApp({ INACTIVE_MONTHS: '12' });
  expect(other.config.retention.inactiveMonths).toBeNull();
  await other.close();
  product.clock.advance({ days: 800 });
  await run();
  product.clock.advance({ days: 800 });
  await run();
  expect((await product.admin()).user?.email).toBe('admin@example.com');
});

it('keeps whose session is used, though they signed in long ago', async () => {
  const [reader, gone] = [await newCreator(product), await newCreator(product)];
  const backdate = `update identity.accounts set last_seen_at = last_seen_at - interval '13 months',
    warned_at = last_seen_at - interval '1 month' where member_id = any($1)`;
  await product.app.get(Pool, { strict: false }).query(backdate, [[reader, gone].map(idOf)]);
  const unused = `update identity.sessions set last_used_at = last_used_at - interval '13 months' where member_id = $1`;
  await product.app.get(Pool, { strict: false }).query(unused, [idOf(gone)]);
  product.clock.advance({ days: 2 });
  await run();
  expect([await isKept(reader), await isKept(gone)]).toEqual([true, false]);
});

it('keeps who comes back while others are erased', async () => {
  const two = [await newCreator(product), await newCreator(product)];
  product.clock.advance({ days: 367 });
  await run();
  product.clock.advance({ days: 31 });
  const letOtherSignIn = async (_: Transaction, { subjectId }: Erasure) => {
    const other = two.find((member) => idOf(member) !== subjectId && two.some((one) => idOf(one) === subjectId));
    await other?.signIn(other.user?.email ?? '');
    return 0;
  };
  product.app.get(Erasers, { strict: false }).register({ name: 'signs in', tables: [], erase: letOtherSignIn });
  await run();
  expect((await Promise.all(two.map(isKept))).toSorted()).toEqual([false, true]);
});
