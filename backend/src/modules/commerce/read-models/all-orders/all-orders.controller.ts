import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../../platform/access/access.decorator.js';
import { Choice } from '../../../../platform/http/fields.js';
import { mapPage, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { MemberDirectory } from '../../../identity/public.js';
import { type OrderStatus, orderStatuses } from '../../domain/order.commands.js';
import { StaffOrderPage, type StaffOrderResponse, showStaffOrder } from './all-orders.response.js';
import { StaffOrder } from './all-orders.row.js';

class AllOrdersQuery extends PageQuery {
  @Choice(orderStatuses, { optional: true }) status?: OrderStatus;
  @Choice(['createdAt', '-createdAt'], { optional: true }) sort?: 'createdAt' | '-createdAt';
}

@ApiTags('staff')
@ApiBearerAuth()
@Controller('api/admin/orders')
export class AllOrdersController {
  constructor(
    @Inject(ReadModels) private readonly readModels: ReadModels,
    @Inject(MemberDirectory) private readonly directory: MemberDirectory,
  ) {}

  /** Newest first unless asked otherwise. */
  @Get()
  @Access('handle-orders')
  @ApiOkResponse({ type: StaffOrderPage })
  async list(@Query() { status, sort, page, pageSize }: AllOrdersQuery): Promise<Page<StaffOrderResponse>> {
    const direction = sort === 'createdAt' ? 'asc' : 'desc';
    const where = status ? { status } : {};
    const asked = pageOf({ page, pageSize });
    const orders = await this.readModels.page(StaffOrder, where, [{ placedAt: direction }], asked);
    const members = await this.directory.of(orders.items.map(({ memberId }) => memberId));
    return mapPage(orders, (row) => showStaffOrder(row, members.get(row.memberId)));
  }
}
