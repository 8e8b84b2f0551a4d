import { describe, expect, it } from '@jest/globals';
import { testDatabase } from '../../../test/support/fixtures.js';
import type { Config } from '../config/config.js';
import { Peppers } from './peppers.js';

const database = testDatabase(10);

const [old, recent] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const peppersWith = (...masterKeys: Buffer[]) => new Peppers(database.pool, { masterKeys } as unknown as Config);

describe('a pepper', () => {
  it('is the same for everyone who makes it at the same moment, and for whoever comes later', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => peppersWith(old).of('bread')));
    expect(new Set(made.map((pepper) => pepper.toString('hex'))).size).toBe(1);
    expect(await peppersWith(old).of('bread')).toEqual(made[0]);
    expect(made[0]).toHaveLength(32);
  });

  it('is another one for another purpose', async () => {
    const peppers = peppersWith(old);
    const bread = await peppers.hash('bread', 'ada@example.com');
    expect(await peppersWith(old).hash('bread', 'ada@example.com')).toEqual(bread);
    expect(await peppers.hash('salt', 'ada@example.com')).not.toEqual(bread);
  });

  it('outlasts a new master key while the old one follows it', async () => {
    expect(await peppersWith(recent, old).of('bread')).toEqual(await peppersWith(old).of('bread'));
  });

  it('is not made up anew when its master key is missing', async () => {
    await expect(peppersWith(recent).of('bread')).rejects.toThrow('MASTER_KEY lacks the key');
  });

  it('is stored encrypted', async () => {
    const pepper = await peppersWith(old).of('bread');
    const { rows } = await database.pool.query<{ sealed: Buffer }>('select sealed from es.peppers');
    expect(rows.some(({ sealed }) => sealed.includes(pepper))).toBe(false);
  });
});
