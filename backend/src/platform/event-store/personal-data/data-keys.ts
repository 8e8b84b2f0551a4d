import { type KeyObject, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { TtlCache } from '../../caching/ttl-cache.js';
import { CONFIG, type Config } from '../../config/config.js';
import { Pool, type Transaction } from '../../database/pool.js';
import { DomainError, type Purpose } from '../../event-sourcing/index.js';
import { cipherKey } from '../../secrets/encryption.js';
import { MasterKeys } from '../../secrets/master-keys.js';
import { eventStoreRefusals } from '../event-store.refusals.js';
import { blockId } from './personal-blocks.js';

export interface DataKey {
  readonly keyId: string;
  readonly blockId: Uint8Array;
  readonly key: KeyObject;
}

/** `key` is null once the key is destroyed. */
export interface ReadKey {
  readonly purpose: Purpose;
  readonly key: KeyObject | null;
}

interface StoredKey {
  key_id: string;
  subject_id: string;
  purpose: Purpose;
  master_key_id: string;
  wrapped_key: Buffer | null;
}

const CACHE_TTL_MS = 60_000;
const MAX_CACHED_KEYS = 20_000;
/** Small enough that its transaction does not delay the feed noticeably. */
const RETIRED_BATCH_SIZE = 500;

const columns = 'key_id, subject_id, purpose, master_key_id, wrapped_key';

/** Each member has one key per purpose for writing, wrapped by a master key, and retired keys for reading only. */
@Injectable()
export class DataKeys {
  private readonly masters: MasterKeys;
  private readonly byPurpose = new TtlCache<string, DataKey>(CACHE_TTL_MS, MAX_CACHED_KEYS);
  private readonly byId = new TtlCache<string, ReadKey & { subjectId: string }>(CACHE_TTL_MS, MAX_CACHED_KEYS);
  /** A query that began before the last `forget` may return a destroyed key, so its answer is not cached. */
  private forgetCount = 0;

  constructor(
    private readonly pool: Pool,
    @Inject(CONFIG) config: Config,
  ) {
    this.masters = new MasterKeys(config);
    // After a lost connection the database may be restored to an older state that lacks the newest keys.
    const clearWriteKeys = (): void => this.byPurpose.deleteWhere(() => true);
    pool.on('error', clearWriteKeys);
    pool.on('release', (error: Error | undefined) => {
      if (error) clearWriteKeys();
    });
  }

  /** Creates a missing key in its own transaction. @throws DomainError if the purpose is erased */
  async keyForWriting(subjectId: string, purpose: Purpose, on: Pool | Transaction = this.pool): Promise<DataKey> {
    const cacheKey = `${subjectId}/${purpose}`;
    const cached = this.byPurpose.get(cacheKey);
    if (cached) return cached;
    const { forgetCount } = this;
    const stored = (await this.find(subjectId, purpose, on)) ?? (await this.create(subjectId, purpose));
    const key = this.unwrap(stored);
    if (!key) throw new DomainError(eventStoreRefusals.MEMBER_ERASED);
    const dataKey = { keyId: stored.key_id, blockId: blockId(stored.key_id), key };
    if (forgetCount === this.forgetCount) this.byPurpose.set(cacheKey, dataKey);
    return dataKey;
  }

  async createMany(subjectIds: readonly string[], purposes: readonly Purpose[]): Promise<void> {
    const keysOf = (subjectId: string) => purposes.map((purpose) => ({ subjectId, purpose, ...newKey(this.masters) }));
    const newKeys = subjectIds.flatMap(keysOf);
    await this.pool.query(
      `insert into es.subject_keys (key_id, subject_id, purpose, master_key_id, wrapped_key)
       select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::bytea[])`,
      [
        newKeys.map(({ keyId }) => keyId),
        newKeys.map(({ subjectId }) => subjectId),
        newKeys.map(({ purpose }) => purpose),
        newKeys.map(({ masterKeyId }) => masterKeyId),
        newKeys.map(({ encrypted }) => encrypted),
      ],
    );
    for (const { subjectId, purpose, keyId, key } of newKeys)
      this.byPurpose.set(`${subjectId}/${purpose}`, { keyId, blockId: blockId(keyId), key });
  }

  async keysForReading(keyIds: readonly string[]): Promise<ReadonlyMap<string, ReadKey>> {
    const keys = new Map<string, ReadKey>();
    const missing = new Set<string>();
    for (const id of keyIds) {
      const cached = this.byId.get(id);
      if (cached === undefined) missing.add(id);
      else keys.set(id, cached);
    }
    if (missing.size === 0) return keys;
    const { forgetCount } = this;
    const { rows } = await this.pool.query<StoredKey>({
      name: 'subject-keys-by-id',
      text: `select ${columns} from es.subject_keys where key_id = any($1)`,
      values: [[...missing]],
    });
    for (const row of rows) {
      const key = { subjectId: row.subject_id, purpose: row.purpose, key: this.unwrap(row) };
      keys.set(row.key_id, key);
      if (forgetCount === this.forgetCount) this.byId.set(row.key_id, key);
    }
    return keys;
  }

  /** Destroys keys, and marks missing ones as destroyed. Call {@link forget} after the commit. */
  async destroy(tx: Transaction, subjectId: string, purposes: readonly Purpose[], at: Date): Promise<void> {
    await tx.query(
      `with retired as (
         update es.subject_keys set wrapped_key = null, destroyed_at = $3
         where subject_id = $1 and purpose = any($2) and retired_at is not null and destroyed_at is null)
       insert into es.subject_keys (key_id, subject_id, purpose, master_key_id, destroyed_at)
       select gen_random_uuid(), $1, purpose, '', $3 from unnest($2::text[]) purpose
       on conflict (subject_id, purpose) where retired_at is null do update set wrapped_key = null, destroyed_at = excluded.destroyed_at
       where es.subject_keys.destroyed_at is null`,
      [subjectId, purposes, at],
    );
  }

  /** Retires all present keys, so that new ones are made once caches expire. Returns how many it retired. */
  async retireAll(): Promise<number> {
    const { rows } = await this.pool.query<{ now: Date }>('select now() as now');
    for (let retired = 0; ; ) {
      const { rowCount } = await this.pool.query(
        `update es.subject_keys set retired_at = $1 where key_id in (
           select key_id from es.subject_keys
           where retired_at is null and wrapped_key is not null and created_at < $1 limit $2)`,
        [rows[0]?.now, RETIRED_BATCH_SIZE],
      );
      if (!rowCount) return retired;
      retired += rowCount;
    }
  }

  forget(subjectId: string): void {
    this.forgetCount++;
    this.byPurpose.deleteWhere((_, cacheKey) => cacheKey.startsWith(`${subjectId}/`));
    this.byId.deleteWhere((key) => key.subjectId === subjectId);
  }

  private async find(
    subjectId: string,
    purpose: Purpose,
    on: Pool | Transaction = this.pool,
  ): Promise<StoredKey | undefined> {
    const { rows } = await on.query<StoredKey>({
      name: 'subject-key-by-purpose',
      text: `select ${columns} from es.subject_keys where subject_id = $1 and purpose = $2 and retired_at is null`,
      values: [subjectId, purpose],
    });
    return rows[0];
  }

  private async create(subjectId: string, purpose: Purpose): Promise<StoredKey> {
    const { keyId, masterKeyId, encrypted } = newKey(this.masters);
    await this.pool.query({
      name: 'subject-key-create',
      text: `insert into es.subject_keys (key_id, subject_id, purpose, master_key_id, wrapped_key)
             values ($1, $2, $3, $4, $5) on conflict do nothing`,
      values: [keyId, subjectId, purpose, masterKeyId, encrypted],
    });
    const stored = await this.find(subjectId, purpose); // another process may have created it first
    if (!stored) throw new Error(`The ${purpose} key of member ${subjectId} could not be made.`);
    return stored;
  }

  private unwrap({ key_id, master_key_id: masterKeyId, wrapped_key: encrypted }: StoredKey): KeyObject | null {
    return encrypted && cipherKey(this.masters.unwrap({ masterKeyId, encrypted }, key_id));
  }
}

function newKey(masters: MasterKeys): Omit<DataKey, 'blockId'> & { masterKeyId: string; encrypted: Buffer } {
  const keyId = uuidv7();
  const key = randomBytes(32);
  return { keyId, key: cipherKey(key), ...masters.wrap(key, keyId) };
}
