import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { testDatabase } from '../../../test/support/fixtures.js';
import type { Config } from '../config/config.js';
import { DataKeys } from '../event-store/personal-data/data-keys.js';
import { KeyRotation } from './key-rotation.js';
import { Peppers } from './peppers.js';

Logger.overrideLogger(false);

const database = testDatabase(10);
beforeEach(() => database.pool.query('truncate es.subject_keys, es.peppers'));

const config = (...masterKeys: Buffer[]) => ({ masterKeys, role: 'worker' }) as unknown as Config;
const keysOf = async (subjects: readonly string[], ...masterKeys: Buffer[]) => {
  const keys = new DataKeys(database.pool, config(...masterKeys));
  return Promise.all(subjects.map((subject) => keys.keyForWriting(subject, 'profile')));
};
const rewrapping = (...masterKeys: Buffer[]) => new KeyRotation(database.pool, config(...masterKeys));

/** More keys than one batch wraps, and a pepper, under one master key. */
async function store(master: Buffer) {
  const subjects = Array.from({ length: 600 }, () => uuidv7());
  const keys = await keysOf(subjects, master);
  const pepper = await new Peppers(database.pool, config(master)).of('bread');
  return { subjects, keys, pepper };
}

describe('a new master key', () => {
  it('wraps every key anew and leaves the keys as they are', async () => {
    const [old, recent] = [randomBytes(32), randomBytes(32)];
    const { subjects, keys, pepper } = await store(old);
    const work = rewrapping(recent, old);
    expect(await work.usedMasterKeyIds()).toHaveLength(1);

    expect(await work.rewrapBatch()).toBe(true); // as if the process died here
    expect(await work.usedMasterKeyIds()).toHaveLength(2);
    expect(await keysOf(subjects, recent, old)).toEqual(keys);

    const next = rewrapping(recent, old);
    while (await next.rewrapBatch());
    expect(await next.usedMasterKeyIds()).toHaveLength(1);
    expect(await keysOf(subjects, recent)).toEqual(keys);
    expect(await new Peppers(database.pool, config(recent)).of('bread')).toEqual(pepper);
    await expect(keysOf(subjects.slice(0, 1), old)).rejects.toThrow('MASTER_KEY lacks the key');
  });

  it('is taken up at the start, by as many processes as there are', async () => {
    const [old, recent] = [randomBytes(32), randomBytes(32)];
    const { subjects, keys } = await store(old);
    const processes = [rewrapping(recent, old), rewrapping(recent, old)];
    await Promise.all(processes.map((each) => each.onApplicationBootstrap()));
    for (const each of processes) each.rotation.start();
    while ((await rewrapping(recent).usedMasterKeyIds()).length > 1 || (await processes[0]?.rewrapBatch()))
      await processes[1]?.rewrapBatch();
    await Promise.all(processes.map((each) => each.rotation.stop()));
    expect(await keysOf(subjects, recent)).toEqual(keys);
  });

  it('stops the start when the one that wraps stored keys is missing', async () => {
    const [old, recent] = [randomBytes(32), randomBytes(32)];
    await store(old);
    await expect(rewrapping(recent).onApplicationBootstrap()).rejects.toThrow('MASTER_KEY lacks the key');
    await expect(rewrapping(old).onApplicationBootstrap()).resolves.toBeUndefined();
  });

  it('brings back no key that was destroyed', async () => {
    const [old, recent] = [randomBytes(32), randomBytes(32)];
    const subject = uuidv7();
    const [key] = await keysOf([subject], old);
    const keys = new DataKeys(database.pool, config(recent, old));
    await keys.destroy(database.pool, subject, ['profile', 'kyc'], new Date());
    while (await rewrapping(recent, old).rewrapBatch());
    expect((await keys.keysForReading([key?.keyId ?? ''])).get(key?.keyId ?? '')).toMatchObject({ key: null });
    await expect(keys.keyForWriting(subject, 'profile')).rejects.toMatchObject({ refusal: { code: 'MEMBER_ERASED' } });
    await expect(keys.keyForWriting(subject, 'kyc')).rejects.toMatchObject({ refusal: { code: 'MEMBER_ERASED' } });
  });
});
