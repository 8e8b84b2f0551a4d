import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Pool } from '../database/pool.js';
import { masterKeyId } from '../event-store/personal-data/data-keys.js';
import { open, seal } from '../event-store/personal-data/sealed-box.js';

/**
 * One random secret per purpose, kept sealed under the master key. Rotating that key or the token secret leaves it as
 * it is, so what was hashed with it can still be found.
 */
@Injectable()
export class Peppers {
  private readonly known = new Map<string, Promise<Buffer>>();

  constructor(
    @Inject(Pool) private readonly pool: Pool,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

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
    const master = this.config.masterKeys[0];
    if (!master) throw new Error('There is no master key.');
    await this.pool.query(
      'insert into es.peppers (purpose, master_key_id, sealed) values ($1, $2, $3) on conflict do nothing',
      [purpose, masterKeyId(master), seal(master, randomBytes(32), contextOf(purpose))],
    );
    return this.read(purpose); // another process may have been first
  }

  private async read(purpose: string): Promise<Buffer | undefined> {
    const { rows } = await this.pool.query<{ master_key_id: string; sealed: Buffer }>(
      'select master_key_id, sealed from es.peppers where purpose = $1',
      [purpose],
    );
    const stored = rows[0];
    if (!stored) return undefined;
    const master = this.config.masterKeys.find((key) => masterKeyId(key) === stored.master_key_id);
    if (!master) throw new Error(`MASTER_KEY lacks the key ${stored.master_key_id} that seals the stored peppers.`);
    return open(master, stored.sealed, contextOf(purpose));
  }
}

const contextOf = (purpose: string): string => `pepper|${purpose}`;
