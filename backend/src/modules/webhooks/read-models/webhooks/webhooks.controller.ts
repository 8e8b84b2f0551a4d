import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok, PathId } from '../../../../access/access.decorator.js';
import { PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { notFound } from '../../../../platform/http/problem.js';
import { cappedTotal } from '../../../../platform/projections/read-models.js';
import { Deliveries } from '../../deliveries/deliveries.js';
import { Endpoints } from '../../deliveries/endpoints.js';
import { WebhookDispatch } from '../../deliveries/webhook-dispatch.js';
import { DeliveryPageResponse, WebhooksResponse } from './webhooks.response.js';

@Access('manage-webhooks')
@ApiController('webhooks', 'api/admin/webhooks')
export class WebhooksListController {
  constructor(
    private readonly endpoints: Endpoints,
    private readonly deliveries: Deliveries,
    private readonly dispatch: WebhookDispatch,
  ) {}

  @Get()
  @Ok(WebhooksResponse)
  async list(): Promise<WebhooksResponse> {
    const items = (await this.endpoints.all()).map(({ generation: _, rotatedAt: __, ...shown }) => shown);
    return { items, total: items.length, eventTypes: this.dispatch.eventTypes() };
  }

  @Get(':id/deliveries')
  @Ok(DeliveryPageResponse)
  async log(@PathId('id') id: string, @Query() query: PageQuery) {
    if (!(await this.endpoints.find(id))) throw notFound();
    const { page, pageSize } = pageOf(query);
    const { items, total } = await this.deliveries.page(id, pageSize, (page - 1) * pageSize);
    return { items, ...cappedTotal(total), page, pageSize, nextCursor: null };
  }
}
