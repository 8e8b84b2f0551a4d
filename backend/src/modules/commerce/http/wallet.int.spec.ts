import { describe, expect, it } from '@jest/globals';
import { newCreator } from '../../../../test/support/creators.js';
import { testApp } from '../../../../test/support/fixtures.js';
import { newWalletMember } from '../../../../test/support/unregistrable.js';

const product = testApp();

describe('the wallet', () => {
  it('of a wallet member is empty', async () => {
    const member = await newWalletMember(product);
    expect((await member.get('/api/me/wallet')).body).toEqual({
      balance: { amount: 0, currency: 'NGN' },
      statement: [],
    });
  });

  it('is for wallet members alone', async () => {
    const creator = await newCreator(product);
    expect(await creator.get('/api/me/wallet')).toMatchObject({ status: 403, body: { code: 'WRONG_MEMBERSHIP_TYPE' } });
    expect((await product.visitor().get('/api/me/wallet')).status).toBe(401);
  });
});
