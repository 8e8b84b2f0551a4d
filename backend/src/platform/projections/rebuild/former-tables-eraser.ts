import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../database/pool.js';
import { type Eraser, Erasers } from '../../erasure/eraser.js';
import { RetiredTables } from './retired-tables.js';

/** Nothing goes on writing into a table that was replaced, so it would keep what is erased: all of them go at once. */
@Injectable()
export class FormerTablesEraser implements Eraser {
  readonly name = 'replaced read models';
  readonly tables = [];

  constructor(
    erasers: Erasers,
    private readonly former: RetiredTables,
  ) {
    erasers.register(this);
  }

  erase(tx: Transaction): Promise<number> {
    return this.former.dropAll(tx);
  }
}
