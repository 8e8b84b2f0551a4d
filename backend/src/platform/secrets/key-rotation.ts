import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { PeriodicTask } from '../background/periodic-task.js';
import { CONFIG, type Config } from '../config/config.js';
import { inTransaction, Pool, type Transaction } from '../database/pool.js';
import { MasterKeys, type WrappedSecret } from './master-keys.js';
import { pepperContext } from './peppers.js';

const BATCH_SIZE = 500;
/** Another process may still write with the old key, so this repeats. */
const POLL_INTERVAL_MS = 60_000;

/** Walks the index by distinct values, as there are few master keys and many data keys. */
const masterKeysInUse = `
  with recursive used (id) as (
    (select min(master_key_id) from es.subject_keys where wrapped_key is not null)
    union all
    select (select min(master_key_id) from es.subject_keys where wrapped_key is not null and master_key_id > used.id)
    from used where used.id is not null)
  select id from used where id is not null union select master_key_id from es.peppers`;

/** Re-wraps data keys and peppers. What they encrypt does not change. Can stop at any time and continue. */
@Injectable()
export class KeyRotation implements OnApplicationBootstrap {
  private readonly logger = new Logger('master key');
  private readonly masters: MasterKeys;
  readonly rotation = new PeriodicTask(
    'master key',
    POLL_INTERVAL_MS,
    () => this.masters.olderIds.length > 0 && this.rewrapBatch(),
  );

  constructor(
    private readonly pool: Pool,
    @Inject(CONFIG) config: Config,
  ) {
    this.masters = new MasterKeys(config);
  }

  async onApplicationBootstrap(): Promise<void> {
    this.masters.assertAvailable(await this.usedMasterKeyIds());
  }

  async usedMasterKeyIds(): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>(masterKeysInUse);
    return rows.map(({ id }) => id);
  }

  async rewrapBatch(): Promise<boolean> {
    const count = await inTransaction(this.pool, async (tx) => {
      return (await this.rewrapPeppers(tx)) + (await this.rewrapDataKeys(tx));
    });
    if (count > 0) this.logger.log({ message: 'keys were wrapped by the new master key', count });
    return count > 0;
  }

  private async rewrapPeppers(tx: Transaction): Promise<number> {
    const { rows } = await tx.query<WrappedSecret & { purpose: string }>(
      `select purpose, master_key_id as "masterKeyId", sealed as encrypted from es.peppers where master_key_id = any($1)
       for update skip locked`,
      [this.masters.olderIds],
    );
    for (const { purpose, ...wrapped } of rows) {
      const { masterKeyId, encrypted } = this.masters.rewrap(wrapped, pepperContext(purpose));
      const text = 'update es.peppers set master_key_id = $2, sealed = $3 where purpose = $1';
      await tx.query(text, [purpose, masterKeyId, encrypted]);
    }
    return rows.length;
  }

  private async rewrapDataKeys(tx: Transaction): Promise<number> {
    const { rows } = await tx.query<WrappedSecret & { id: string }>(
      `select key_id as id, master_key_id as "masterKeyId", wrapped_key as encrypted from es.subject_keys
       where master_key_id = any($1) and wrapped_key is not null limit $2 for update skip locked`,
      [this.masters.olderIds, BATCH_SIZE],
    );
    const rewrapped = rows.map(({ id, ...wrapped }) => this.masters.rewrap(wrapped, id).encrypted);
    await tx.query(
      `update es.subject_keys k set master_key_id = $1, wrapped_key = anew.wrapped
       from unnest($2::uuid[], $3::bytea[]) anew (id, wrapped) where k.key_id = anew.id`,
      [this.masters.newestId, rows.map(({ id }) => id), rewrapped],
    );
    return rows.length;
  }
}
