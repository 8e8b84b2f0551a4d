import { Injectable } from '@nestjs/common';
import { InTransactionWriters } from '../../../platform/command-handling/in-transaction-writers.js';
import type { Transaction } from '../../../platform/database/pool.js';
import { isDatabaseError } from '../../../platform/database/sql-state.js';
import { type Eraser, Erasers, type Erasure } from '../../../platform/erasure/eraser.js';
import { DomainError } from '../../../platform/event-sourcing/index.js';
import { portfolio } from '../domain/portfolio.aggregate.js';
import type { PortfolioEvent } from '../domain/portfolio.events.js';
import { portfolioRefusals } from '../domain/portfolio.refusals.js';

/** Page names, one for each creator. A new choice or an erasure frees the former name. */
@Injectable()
export class PageNames implements Eraser {
  readonly name = 'names of portfolios';
  readonly tables = ['creator_journey.page_names'];

  constructor(writers: InTransactionWriters, erasers: Erasers) {
    erasers.register(this);
    writers.register(portfolio.kind, async (tx, { subjectId, events }) => {
      for (const event of events as readonly PortfolioEvent[])
        if (event.type === 'PortfolioPublished') await this.take(tx, subjectId, event.data.pageName);
    });
  }

  async erase(tx: Transaction, { subjectId, purposes }: Erasure): Promise<number> {
    if (!purposes.includes('profile')) return 0;
    const { rowCount } = await tx.query('delete from creator_journey.page_names where member_id = $1', [subjectId]);
    return rowCount ?? 0;
  }

  private async take(tx: Transaction, memberId: string, name: string): Promise<void> {
    await tx
      .query(
        `insert into creator_journey.page_names (member_id, name) values ($1, $2)
         on conflict (member_id) do update set name = excluded.name`,
        [memberId, name],
      )
      .catch((error: unknown) => {
        const isTaken = isDatabaseError(error) && error.constraint === 'page_names_name';
        throw isTaken ? new DomainError(portfolioRefusals.PAGE_NAME_TAKEN) : error;
      });
  }
}
