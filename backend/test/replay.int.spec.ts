import { expect, it } from '@jest/globals';
import { inTransaction, Pool } from '../src/platform/database/pool.js';
import { RebuildRequests } from '../src/platform/projections/rebuild/rebuild-requests.js';
import { typedAt } from './support/command-line.js';
import { eventually } from './support/eventually.js';
import { testApp } from './support/fixtures.js';

const product = testApp();

const latest = async (name: string) =>
  (await product.app.get(RebuildRequests).latest()).find(({ readModel }) => readModel === name)?.state;

/** Reads the live profiles in a transaction, so that their table cannot be replaced until `work` is over. */
async function whileNoneIsExchanged(work: (requests: RebuildRequests, pool: Pool) => Promise<() => Promise<void>>) {
  const pool = product.app.get(Pool);
  const check = await inTransaction(pool, async (tx) => {
    await tx.query('select from read.profile limit 1');
    return work(product.app.get(RebuildRequests), pool);
  });
  await check();
}

it('A replay waits for a rebuild that was broken off or begun elsewhere', async () => {
  await whileNoneIsExchanged(async (requests, pool) => {
    const { id } = await requests.request(pool, 'profile', 'replace');
    const replayed = typedAt(product, 'replay kyc profile');
    await eventually(async () => expect(await latest('kyc')).toBe('done'));
    return async () => {
      expect(await replayed).toMatchObject({ exit: 0 });
      expect((await requests.one(id)).state).toBe('done');
    };
  });
});

it('A replay that somebody cancelled is not called done', async () => {
  await whileNoneIsExchanged(async (requests, pool) => {
    const replayed = typedAt(product, 'replay profile');
    await eventually(async () => expect(await latest('profile')).toBe('running'));
    await requests.cancel(pool, 'profile');
    return async () =>
      expect(await replayed).toMatchObject({ exit: 1, answer: { error: { code: 'REBUILD_CANCELLED' } } });
  });
});
