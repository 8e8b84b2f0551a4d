import { openPool, type Pool } from '../platform/database/pool.js';
import { SealStore } from '../platform/proof/seal-store.js';
import { SealedLog } from '../platform/proof/sealed-log.js';

export async function withSealedLog<T>(url: string, work: (log: SealedLog, pool: Pool) => Promise<T>): Promise<T> {
  const pool = openPool({ url, max: 3, name: 'sankofa sealed log' });
  try {
    return await work(new SealedLog(pool, new SealStore(pool)), pool);
  } finally {
    await pool.end();
  }
}
