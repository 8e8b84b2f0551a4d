import { Injectable } from '@nestjs/common';
import { inTransaction, Pool, type Transaction } from '../../database/pool.js';
import { retiredSchema } from './rebuild-requests.js';

/** The tables that rebuilds replaced. They are kept for a day, and not used by anything. */
@Injectable()
export class RetiredTables {
  constructor(private readonly pool: Pool) {}

  /** Drops those whose day is over; answers how many. */
  async dropOld(): Promise<number> {
    return inTransaction(this.pool, (tx) => this.drop(tx, 'kept_until < now()'));
  }

  /** Drops all of them: they would keep what was erased elsewhere. */
  async dropAll(tx: Transaction): Promise<number> {
    return this.drop(tx, 'kept_until is not null');
  }

  private async drop(tx: Transaction, condition: string): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `update es.rebuilds set kept_until = null where ${condition} returning id`,
    );
    for (const row of rows) await tx.query(`drop schema if exists "${retiredSchema(row)}" cascade`);
    return rows.length;
  }
}
