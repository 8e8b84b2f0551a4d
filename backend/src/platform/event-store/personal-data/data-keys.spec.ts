import { expect, it } from '@jest/globals';
import type { Config } from '../../config/config.js';
import type { Pool } from '../../database/pool.js';
import { MasterKeys } from '../../secrets/master-keys.js';
import { DataKeys } from './data-keys.js';

const config = { masterKeys: [Buffer.alloc(32, 7)] } as unknown as Config;
const key_id = '01900000-0000-7000-8000-000000000001';
const subject_id = '01900000-0000-7000-8000-000000000002';

function keysErasedMeanwhile(): DataKeys {
  const { masterKeyId, encrypted } = new MasterKeys(config).wrap(Buffer.alloc(32, 1), key_id);
  const row = { key_id, subject_id, purpose: 'profile', master_key_id: masterKeyId, wrapped_key: encrypted };
  let asked = 0;
  const query = () => {
    const first = ++asked === 1;
    if (first) setImmediate(() => keys.forget(subject_id));
    return new Promise((answer) =>
      setImmediate(() => answer({ rows: [{ ...row, wrapped_key: first ? encrypted : null }] })),
    );
  };
  const keys: DataKeys = new DataKeys({ query, on: () => undefined } as unknown as Pool, config);
  return keys;
}

it('keeps no key to read with that was destroyed while it was on its way', async () => {
  const keys = keysErasedMeanwhile();
  expect((await keys.keysForReading([key_id])).get(key_id)?.key).not.toBeNull();
  expect((await keys.keysForReading([key_id])).get(key_id)?.key).toBeNull();
});

it('keeps no key to write with that was destroyed while it was on its way', async () => {
  const keys = keysErasedMeanwhile();
  await keys.keyForWriting(subject_id, 'profile');
  await expect(keys.keyForWriting(subject_id, 'profile')).rejects.toMatchObject({ refusal: { code: 'MEMBER_ERASED' } });
});
