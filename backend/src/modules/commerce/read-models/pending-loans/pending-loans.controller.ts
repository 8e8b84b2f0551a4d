import { raw } from '@mikro-orm/core';
import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { QueueExports, QueueLists, queueQuery } from '../../../admin/public.js';
import { amountIn } from '../../domain/amounts.js';
import { PendingLoanPage, showPending } from './pending-loans.response.js';
import { PendingLoan } from './pending-loans.row.js';

class PendingLoansQuery extends queueQuery('createdAt') {}

function ofAmount(text: string): object[] {
  const amount = amountIn(text);
  return amount === undefined ? [] : [{ [raw("(amount ->> 'amount')::bigint")]: amount }];
}

@ApiController('staff', 'api/admin/loans')
export class PendingLoansController {
  constructor(
    private readonly lists: QueueLists,
    exports: QueueExports,
  ) {
    exports.offer('loans', (query) => this.list(query));
  }

  @Get()
  @Access('decide-loans')
  @Ok(PendingLoanPage)
  list(@Query() query: PendingLoansQuery): Promise<PendingLoanPage> {
    const rows = { entity: PendingLoan, member: 'memberId', since: 'requestedAt' } as const;
    return this.lists.page({ queue: 'loans', ...rows, alsoFits: ofAmount, show: showPending }, query);
  }
}
