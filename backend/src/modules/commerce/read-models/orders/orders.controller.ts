import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { mapPageAsync, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { PaymentReferences } from '../../payment-references/payment-references.js';
import { OrderPage, type OrderResponse, showOrder } from './orders.response.js';
import { Order, type OrderRow } from './orders.row.js';

@ApiController('commerce', 'api/me/orders')
export class OrdersController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly references: PaymentReferences,
  ) {}

  @Get()
  @Access('own-business')
  @Ok(OrderPage)
  async list(@Me() memberId: string, @Query() query: PageQuery): Promise<Page<OrderResponse>> {
    const page = await this.readModels.page(Order, { memberId }, [{ placedAt: 'desc' }], pageOf(query));
    return mapPageAsync(page, async (row) =>
      showOrder(row, await this.referenceOf(row), await this.references.givenForOrder(row)),
    );
  }

  /** The claimed reference, or else an unused one. */
  private async referenceOf(order: OrderRow): Promise<string | null> {
    if (order.paidAt || order.status === 'rejected') return null;
    return order.claimed?.reference ?? this.references.nextForOrder(order);
  }
}
