import { beforeAll, describe, expect, it } from '@jest/globals';
import { testApp } from '../../../../test/support/fixtures.js';
import { PASSWORD, type TestClient } from '../../../../test/support/test-client.js';
import type { Problem } from '../../../platform/http/problem.js';

const product = testApp();
beforeAll(async () => {
  product.clock.stop();
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const signIn = (client: TestClient, email: string, address: string, password = PASSWORD) =>
  client.post<Problem>('/api/auth/login', { email, password }, from(address));
const guess = async (email: string, address: string): Promise<number> =>
  (await signIn(product.visitor(), email, address, 'not the password')).status;

/** How many of `count` attempts in a row are admitted while the clock stands still. */
async function admittedOf(count: number, attempt: (i: number) => Promise<number>): Promise<number> {
  let admitted = 0;
  for (let i = 0; i < count; i++) if ((await attempt(i)) === 401) admitted++;
  return admitted;
}

describe('an account that is attacked', () => {
  it('lets its owner in from a known device at once, and from a network that has not failed', async () => {
    const ada = product.visitor();
    const { email } = (await ada.register()).user;
    expect(await admittedOf(60, () => guess(email, '198.51.100.7'))).toBeLessThan(10);
    expect((await signIn(ada, email, '198.51.100.7')).status).toBe(200);
    expect((await signIn(product.visitor(), email, '203.0.113.20')).status).toBe(200);
  });

  it('lets its owner in within seconds from a new device when strangers come from everywhere', async () => {
    const ada = product.visitor();
    const { email } = (await ada.register()).user;
    const admitted = await admittedOf(120, (i) => guess(email, `198.51.100.${String(i)}`));
    expect(admitted).toBeLessThan(30);
    expect((await signIn(ada, email, '203.0.113.21')).status).toBe(200);
    let [status, seconds] = [429, 0];
    for (const owner = product.visitor(); status === 429 && seconds < 60; seconds++) {
      await guess(email, `192.0.2.${String(seconds)}`);
      status = (await signIn(owner, email, '203.0.113.22')).status;
      if (status === 429) product.clock.advance({ seconds: 1 });
    }
    expect([status, seconds < 60]).toEqual([200, true]);
  });

  it('counts wrong tries on a known device for that device alone', async () => {
    const ada = product.visitor();
    const { email } = (await ada.register()).user;
    const wrong = async () => (await signIn(ada, email, '203.0.113.23', 'not the password')).status;
    expect(await admittedOf(20, wrong)).toBe(11);
    expect((await signIn(product.visitor(), email, '203.0.113.24')).status).toBe(200);
  });

  it('takes no device for known that signed in to another account, or whose cookie was made up', async () => {
    const [ada, eve] = [product.visitor(), product.visitor()];
    const { email } = (await ada.register()).user;
    await eve.register();
    for (const device of [eve.cookies.get('sankofa_device')!, 'AAAAAAAAAAAA.99999.'.padEnd(62, 'A')]) {
      const copy = product.visitor();
      const wrong = () => {
        copy.cookies.set('sankofa_device', device);
        return signIn(copy, email, `198.51.100.${device.startsWith('AAAA') ? '8' : '9'}`, 'x').then(
          ({ status }) => status,
        );
      };
      expect(await admittedOf(12, wrong)).toBe(6);
    }
  });

  it('knows the device of several accounts', async () => {
    const family = product.visitor();
    const emails = [(await family.register()).user.email, (await family.register()).user.email];
    for (const email of emails) await admittedOf(30, (i) => guess(email, `198.51.101.${String(i)}`));
    for (const email of emails) expect((await signIn(family, email, '198.51.101.1')).status).toBe(200);
  });
});

describe('spraying', () => {
  it('from forty networks of one /48 is taken at most four times as often as from one address', async () => {
    const victims = Array.from({ length: 420 }, (_, i) => `victim-${String(i)}@example.com`);
    const one = await admittedOf(130, (i) => guess(victims[i]!, '2001:db8:a::1'));
    const forty = await admittedOf(420, (i) => guess(victims[i]!, `2001:db8:b:${(i % 40).toString(16)}::1`));
    expect(one).toBeGreaterThan(50);
    expect(forty).toBeLessThanOrEqual(4 * one);
  });

  it('at one account from forty networks of one /48 is limited likewise', async () => {
    product.clock.advance({ minutes: 10 });
    const one = await admittedOf(60, () => guess('one@example.com', '2001:db8:c::1'));
    const forty = await admittedOf(120, (i) => guess('other@example.com', `2001:db8:d:${(i % 40).toString(16)}::1`));
    expect(one).toBeGreaterThan(5);
    expect(forty).toBeLessThanOrEqual(4 * one);
  });

  it('that fails all over slows strangers, and leaves known devices alone', async () => {
    const ada = product.visitor();
    const { email } = (await ada.register()).user;
    for (let i = 0; i < 320; i++) await guess(`sprayed-${String(i)}@example.com`, `100.64.${String(i % 250)}.1`);
    expect((await signIn(ada, email, '203.0.113.30')).status).toBe(200);
    const stranger = product.visitor();
    const { status, headers } = await signIn(stranger, email, '203.0.113.31');
    expect([status, headers.get('retry-after')]).toEqual([429, '5']);
    product.clock.advance({ seconds: 5 });
    expect((await signIn(stranger, email, '203.0.113.31')).status).toBe(200);
  });
});
