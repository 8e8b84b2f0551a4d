import { expect, it } from '@jest/globals';
import { idOf } from '../../../../test/support/businesses.js';
import { testApp } from '../../../../test/support/fixtures.js';
import { EmailAddresses } from './email-addresses.js';

const product = testApp({}, { readModelTimeoutMs: 50 });

it('is the one that staff corrected, also while the profile is behind: a link to a new password goes there', async () => {
  const [admin, member] = [await product.admin(), product.visitor()];
  const { user } = await member.register();
  await member.get('/api/me'); // waits for the profile
  expect((await admin.post('/api/ops/consumers/profile/pause', { reason: 'a test' })).status).toBe(200);
  const email = `corrected-${user.email}`;
  expect((await admin.post(`/api/admin/members/${idOf(member)}/account`, { email })).status).toBe(200);
  expect(await product.app.get(EmailAddresses, { strict: false }).of(user.id)).toBe(email);
});
