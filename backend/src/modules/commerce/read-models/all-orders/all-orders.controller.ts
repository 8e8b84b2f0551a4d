import type { FilterQuery, QueryOrderMap } from '@mikro-orm/core';
import { Get, Query } from '@nestjs/common';
import { Access, ApiController, MyRoles, Ok } from '../../../../access/access.decorator.js';
import { allows } from '../../../../access/policies.js';
import type { StaffRole } from '../../../../access/roles.js';
import { Choice, Text } from '../../../../platform/http/fields.js';
import { mapPageAsync, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { MemberSearch, QueueExports, QueueLists } from '../../../admin/public.js';
import { MemberDirectory } from '../../../identity/public.js';
import { orderStatuses } from '../../domain/order.commands.js';
import { PaymentReferences } from '../../payment-references/payment-references.js';
import { NAMES_ASKED_FOR, PaymentSearch } from '../../payment-search/payment-search.js';
import { StaffOrderPage, showStaffOrder } from './all-orders.response.js';
import { StaffOrder, type StaffOrderRow } from './all-orders.row.js';

const sorts = ['createdAt', '-createdAt', 'waiting'] as const;

const statusesAskedFor = [...orderStatuses, 'overdue'] as const;

class AllOrdersQuery extends PageQuery {
  @Choice(statusesAskedFor, { optional: true }) status?: (typeof statusesAskedFor)[number];
  @Choice(sorts, { optional: true }) sort?: (typeof sorts)[number];
  @Text({
    max: 100,
    optional: true,
    description: 'A part of the payment’s reference, words of the name, the price, or the number of a receipt.',
  })
  q?: string;
}

@ApiController('staff', 'api/admin/orders')
export class AllOrdersController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
    private readonly members: MemberSearch,
    private readonly search: PaymentSearch,
    private readonly references: PaymentReferences,
    private readonly queues: QueueLists,
    exports: QueueExports,
  ) {
    exports.offer('orders', (query, roles) => this.list(query, roles));
  }

  /** Newest first by default. `waiting` starts with the oldest unfinished order. Readers see no next status. */
  @Get()
  @Access('read-orders')
  @Ok(StaffOrderPage)
  async list(@Query() query: AllOrdersQuery, @MyRoles() roles: readonly StaffRole[]): Promise<StaffOrderPage> {
    const rights = {
      mayHandle: allows('handle-orders', roles),
      mayConfirm: allows('confirm-order-payments', roles),
    };
    const called = query.q ? await this.members.idsCalled(query.q, NAMES_ASKED_FOR) : [];
    const found = query.q ? await this.search.find({ entity: StaffOrder, price: 'price' }, query.q, called) : undefined;
    const where = { $and: [await this.inStatus(query.status), found?.where ?? {}] };
    const orders = await this.readModels.page(StaffOrder, where, orderOf(query.sort), pageOf(query));
    const ids = orders.items.flatMap(({ memberId, returned }) => [memberId, ...(returned?.by ? [returned.by] : [])]);
    const people = await this.directory.of(ids);
    const shown = await mapPageAsync(orders, async (row) =>
      showStaffOrder(row, people, rights, await this.references.givenForOrder(row)),
    );
    return { ...shown, ...(found?.tooManyNames && { tooManyNames: true }) };
  }

  private async inStatus(status: AllOrdersQuery['status']): Promise<FilterQuery<StaffOrderRow>> {
    if (status !== 'overdue') return status ? { status } : {};
    return { openSince: await this.queues.longerThanTarget('orders') };
  }
}

function orderOf(sort: AllOrdersQuery['sort'] = '-createdAt'): QueryOrderMap<StaffOrderRow>[] {
  if (sort !== 'waiting') return [{ placedAt: sort === 'createdAt' ? 'asc' : 'desc' }];
  return [{ openSince: 'asc nulls last' }, { placedAt: 'desc' }];
}
