import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { Pool } from '../database/pool.js';
import { MasterKeys, type WrappedSecret } from './master-keys.js';

/** One random secret per purpose, independent of the token secret, so that hashes stay valid when that changes. */
@Injectable()
export class Peppers {
  private readonly cached = new Map<string, Promise<Buffer>>();
  private readonly masters: MasterKeys;

  constructor(
    private readonly pool: Pool,
    @Inject(CONFIG) config: Config,
  ) {
    this.masters = new MasterKeys(config);
  }

  of(purpose: string): Promise<Buffer> {
    const cached = this.cached.get(purpose);
    if (cached) return cached;
    const pepper = this.readOrCreate(purpose);
    this.cached.set(purpose, pepper);
    pepper.catch(() => this.cached.delete(purpose));
    return pepper;
  }

  async hash(purpose: string, text: string): Promise<Buffer> {
    return createHmac('sha256', await this.of(purpose))
      .update(text)
      .digest();
  }

  private async readOrCreate(purpose: string): Promise<Buffer> {
    const pepper = (await this.read(purpose)) ?? (await this.create(purpose));
    if (!pepper) throw new Error(`The pepper for ${purpose} could not be made.`);
    return pepper;
  }

  private async create(purpose: string): Promise<Buffer | undefined> {
    const { masterKeyId, encrypted } = this.masters.wrap(randomBytes(32), pepperContext(purpose));
    await this.pool.query(
      'insert into es.peppers (purpose, master_key_id, sealed) values ($1, $2, $3) on conflict do nothing',
      [purpose, masterKeyId, encrypted],
    );
    return this.read(purpose); // another process may have created it first
  }

  private async read(purpose: string): Promise<Buffer | undefined> {
    const { rows } = await this.pool.query<WrappedSecret>(
      'select master_key_id as "masterKeyId", sealed as encrypted from es.peppers where purpose = $1',
      [purpose],
    );
    return rows[0] && this.masters.unwrap(rows[0], pepperContext(purpose));
  }
}

export const pepperContext = (purpose: string): string => `pepper|${purpose}`;
