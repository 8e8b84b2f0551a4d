import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Pool } from '../database/pool.js';
import { MasterKeys, type Wrapped } from './master-keys.js';

/**
 * One random secret per purpose, kept sealed under the master key. Rotating that key or the token secret leaves it as
 * it is, so what was hashed with it can still be found.
 */
@Injectable()
export class Peppers {
  private readonly known = new Map<string, Promise<Buffer>>();
  private readonly masters: MasterKeys;

  constructor(
    private readonly pool: Pool,
    @Inject(CONFIG) config: Config,
  ) {
    this.masters = new MasterKeys(config);
  }

  of(purpose: string): Promise<Buffer> {
    const known = this.known.get(purpose);
    if (known) return known;
    const pepper = this.readOrMake(purpose);
    this.known.set(purpose, pepper);
    pepper.catch(() => this.known.delete(purpose));
    return pepper;
  }

  /** A hash that nobody can try values against without the pepper. */
  async hash(purpose: string, text: string): Promise<Buffer> {
    return createHmac('sha256', await this.of(purpose))
      .update(text)
      .digest();
  }

  private async readOrMake(purpose: string): Promise<Buffer> {
    const pepper = (await this.read(purpose)) ?? (await this.make(purpose));
    if (!pepper) throw new Error(`The pepper for ${purpose} could not be made.`);
    return pepper;
  }

  private async make(purpose: string): Promise<Buffer | undefined> {
    const { masterKeyId, sealed } = this.masters.wrap(randomBytes(32), pepperContext(purpose));
    await this.pool.query(
      'insert into es.peppers (purpose, master_key_id, sealed) values ($1, $2, $3) on conflict do nothing',
      [purpose, masterKeyId, sealed],
    );
    return this.read(purpose); // another process may have been first
  }

  private async read(purpose: string): Promise<Buffer | undefined> {
    const { rows } = await this.pool.query<Wrapped>(
      'select master_key_id as "masterKeyId", sealed from es.peppers where purpose = $1',
      [purpose],
    );
    return rows[0] && this.masters.unwrap(rows[0], pepperContext(purpose));
  }
}

/** What a pepper's seal is bound to. */
export const pepperContext = (purpose: string): string => `pepper|${purpose}`;
