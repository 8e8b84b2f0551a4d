import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { HireRequestPage, type HireRequestResponse, showHireRequest } from './hire-requests.response.js';
import { HireRequest } from './hire-requests.row.js';

@ApiController('hiring', 'api/me/hire-requests')
export class HireRequestsController {
  constructor(private readonly readModels: ReadModels) {}

  @Get()
  @Access('own-business')
  @Ok(HireRequestPage)
  async list(@Me() memberId: string, @Query() query: PageQuery): Promise<Page<HireRequestResponse>> {
    const page = await this.readModels.page(HireRequest, { memberId }, [{ requestedAt: 'desc' }], pageOf(query));
    return { ...page, items: page.items.map(showHireRequest) };
  }
}
