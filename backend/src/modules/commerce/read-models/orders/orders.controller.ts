import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { mapPage, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { OrderPage, type OrderResponse, showOrder } from './orders.response.js';
import { Order } from './orders.row.js';

@ApiController('commerce', 'api/me/orders')
export class OrdersController {
  constructor(private readonly readModels: ReadModels) {}

  @Get()
  @Access('own-business')
  @Ok(OrderPage)
  async list(@Me() memberId: string, @Query() query: PageQuery): Promise<Page<OrderResponse>> {
    const page = await this.readModels.page(Order, { memberId }, [{ placedAt: 'desc' }], pageOf(query));
    return mapPage(page, showOrder);
  }
}
