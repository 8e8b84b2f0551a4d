import { Injectable } from '@nestjs/common';
import { inTransaction, Pool, type Transaction } from '../../database/pool.js';
import { type Eraser, Erasers } from '../../erasure/eraser.js';
import { retiredSchema } from './rebuild-requests.js';

/** The tables that rebuild runs replaced. They are kept for a day in case the new ones are a mistake. */
@Injectable()
export class RetiredTables implements Eraser {
  readonly name = 'replaced read models';
  readonly tables = [];

  constructor(
    erasers: Erasers,
    private readonly pool: Pool,
  ) {
    erasers.register(this);
  }

  async dropOld(): Promise<number> {
    return inTransaction(this.pool, (tx) => this.drop(tx, 'kept_until < now()'));
  }

  /** Drops all of them: nothing is erased in a table that nobody fills. */
  erase(tx: Transaction): Promise<number> {
    return this.drop(tx, 'kept_until is not null');
  }

  private async drop(tx: Transaction, condition: string): Promise<number> {
    const text = `update es.rebuilds set kept_until = null where ${condition} returning id`;
    const { rows } = await tx.query<{ id: number }>(text);
    for (const row of rows) await tx.query(`drop schema if exists "${retiredSchema(row)}" cascade`);
    return rows.length;
  }
}
