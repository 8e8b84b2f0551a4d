import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { Pool } from '../../database/pool.js';
import type { Purpose } from '../../event-sourcing/index.js';
import { ExpiringMap } from './expiring-map.js';
import { open, seal } from './sealed-box.js';

export interface DataKey {
  readonly keyId: string;
  readonly key: Buffer;
}

/** A key to read with, and what it is for; null once it has been destroyed. */
export interface ReadKey {
  readonly purpose: Purpose;
  readonly key: Buffer | null;
}

interface StoredKey {
  key_id: string;
  purpose: Purpose;
  master_key_id: string;
  wrapped_key: Buffer | null;
}

const CACHE_MS = 60_000;
const CACHE_SIZE = 20_000;

/** Names a master key without telling anything of it. */
export const masterKeyId = (master: Buffer): string => createHash('sha256').update(master).digest('hex').slice(0, 16);

/** One key per member and purpose, wrapped by the master key that is kept outside the database. */
@Injectable()
export class DataKeys {
  private readonly masters: ReadonlyMap<string, Buffer>;
  private readonly byPurpose = new ExpiringMap<string, DataKey>(CACHE_MS, CACHE_SIZE);
  private readonly byId = new ExpiringMap<string, ReadKey>(CACHE_MS, CACHE_SIZE);

  constructor(
    @Inject(Pool) private readonly pool: Pool,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.masters = new Map(config.masterKeys.map((key) => [masterKeyId(key), key]));
  }

  /** The key to write with; made at the first use. Runs in a transaction of its own, before the append's. */
  async toWrite(subjectId: string, purpose: Purpose): Promise<DataKey> {
    const cacheKey = `${subjectId}/${purpose}`;
    const cached = this.byPurpose.get(cacheKey);
    if (cached) return cached;
    const stored = (await this.find(subjectId, purpose)) ?? (await this.create(subjectId, purpose));
    const found = { keyId: stored.key_id, key: this.unwrap(stored) };
    if (!found.key) throw new Error(`Key ${found.keyId} has been destroyed.`);
    const key = { keyId: found.keyId, key: found.key };
    this.byPurpose.set(cacheKey, key);
    return key;
  }

  /** The keys to read with, by id. */
  async toRead(keyIds: readonly string[]): Promise<ReadonlyMap<string, ReadKey>> {
    const keys = new Map<string, ReadKey>();
    const missing = new Set<string>();
    for (const id of keyIds) {
      const cached = this.byId.get(id);
      if (cached === undefined) missing.add(id);
      else keys.set(id, cached);
    }
    if (missing.size === 0) return keys;
    const { rows } = await this.pool.query<StoredKey>({
      name: 'subject-keys-by-id',
      text: 'select key_id, purpose, master_key_id, wrapped_key from es.subject_keys where key_id = any($1)',
      values: [[...missing]],
    });
    for (const row of rows) {
      const key = { purpose: row.purpose, key: this.unwrap(row) };
      keys.set(row.key_id, key);
      this.byId.set(row.key_id, key);
    }
    return keys;
  }

  /** Drops what is held in memory of a member's keys, after they were destroyed. */
  forget(subjectId: string): void {
    for (const purpose of ['profile', 'contact', 'kyc']) this.byPurpose.delete(`${subjectId}/${purpose}`);
    this.byId.clear();
  }

  private async find(subjectId: string, purpose: Purpose): Promise<StoredKey | undefined> {
    const { rows } = await this.pool.query<StoredKey>({
      name: 'subject-key-by-purpose',
      text: `select key_id, purpose, master_key_id, wrapped_key from es.subject_keys
             where subject_id = $1 and purpose = $2 and destroyed_at is null`,
      values: [subjectId, purpose],
    });
    return rows[0];
  }

  private async create(subjectId: string, purpose: Purpose): Promise<StoredKey> {
    const master = this.config.masterKeys[0];
    if (!master) throw new Error('There is no master key.');
    const keyId = uuidv7();
    await this.pool.query({
      name: 'subject-key-create',
      text: `insert into es.subject_keys (key_id, subject_id, purpose, master_key_id, wrapped_key)
             values ($1, $2, $3, $4, $5) on conflict do nothing`,
      values: [keyId, subjectId, purpose, masterKeyId(master), seal(master, randomBytes(32), keyId)],
    });
    const stored = await this.find(subjectId, purpose); // another process may have been first
    if (!stored) throw new Error(`The ${purpose} key of member ${subjectId} could not be made.`);
    return stored;
  }

  private unwrap(stored: StoredKey): Buffer | null {
    if (!stored.wrapped_key) return null;
    const master = this.masters.get(stored.master_key_id);
    if (!master) throw new Error(`MASTER_KEY lacks the key ${stored.master_key_id} that wraps stored data keys.`);
    return open(master, stored.wrapped_key, stored.key_id);
  }
}
