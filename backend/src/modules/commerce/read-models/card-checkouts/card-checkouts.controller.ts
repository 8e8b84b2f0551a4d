import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { mapPage, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { CardCheckoutPage, type CardCheckoutResponse, showCardCheckout } from './card-checkouts.response.js';
import { CardCheckout } from './card-checkouts.row.js';

@ApiController('commerce', 'api/me/card-payments')
export class CardCheckoutsController {
  constructor(private readonly readModels: ReadModels) {}

  /** The member's checkouts, newest first. */
  @Get()
  @Access('own-record')
  @Ok(CardCheckoutPage)
  async list(@Me() memberId: string, @Query() query: PageQuery): Promise<Page<CardCheckoutResponse>> {
    const page = await this.readModels.page(CardCheckout, { memberId }, [{ openedAt: 'desc' }], pageOf(query));
    return mapPage(page, showCardCheckout);
  }
}
