import type { QueryOrderMap } from '@mikro-orm/core';
import { Get, Query } from '@nestjs/common';
import { Access, ApiController, MyRoles, Ok } from '../../../../access/access.decorator.js';
import { policies } from '../../../../access/policies.js';
import { hasRoleFor } from '../../../../access/policy.js';
import type { StaffRole } from '../../../../access/roles.js';
import { Choice } from '../../../../platform/http/fields.js';
import { mapPage, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { MemberDirectory } from '../../../identity/public.js';
import { type OrderStatus, orderStatuses } from '../../domain/order.commands.js';
import { StaffOrderPage, type StaffOrderResponse, showStaffOrder } from './all-orders.response.js';
import { StaffOrder, type StaffOrderRow } from './all-orders.row.js';

const sorts = ['createdAt', '-createdAt', 'waiting'] as const;

class AllOrdersQuery extends PageQuery {
  @Choice(orderStatuses, { optional: true }) status?: OrderStatus;
  @Choice(sorts, { optional: true }) sort?: (typeof sorts)[number];
}

@ApiController('staff', 'api/admin/orders')
export class AllOrdersController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
  ) {}

  /**
   * Newest first unless asked otherwise; by `waiting`, what is not done yet comes first, the oldest before the others.
   * Who only reads them is offered no next status.
   */
  @Get()
  @Access('read-orders')
  @Ok(StaffOrderPage)
  async list(
    @Query() query: AllOrdersQuery,
    @MyRoles() roles: readonly StaffRole[],
  ): Promise<Page<StaffOrderResponse>> {
    const rights = {
      mayHandle: hasRoleFor(policies['handle-orders'], roles),
      mayConfirm: hasRoleFor(policies['confirm-order-payments'], roles),
    };
    const where = query.status ? { status: query.status } : {};
    const orders = await this.readModels.page(StaffOrder, where, orderOf(query.sort), pageOf(query));
    const members = await this.directory.of(orders.items.map(({ memberId }) => memberId));
    return mapPage(orders, (row) => showStaffOrder(row, members.get(row.memberId), rights));
  }
}

function orderOf(sort: AllOrdersQuery['sort'] = '-createdAt'): QueryOrderMap<StaffOrderRow>[] {
  if (sort !== 'waiting') return [{ placedAt: sort === 'createdAt' ? 'asc' : 'desc' }];
  return [{ openSince: 'asc nulls last' }, { placedAt: 'desc' }];
}
