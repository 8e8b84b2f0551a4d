import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { mapPage, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { showToolRequest, ToolRequestPage, type ToolRequestResponse } from './tool-requests.response.js';
import { ToolRequest } from './tool-requests.row.js';

@ApiController('commerce', 'api/me/tool-requests')
export class ToolRequestsController {
  constructor(private readonly readModels: ReadModels) {}

  @Get()
  @Access('own-business')
  @Ok(ToolRequestPage)
  async list(@Me() memberId: string, @Query() query: PageQuery): Promise<Page<ToolRequestResponse>> {
    const page = await this.readModels.page(ToolRequest, { memberId }, [{ requestedAt: 'desc' }], pageOf(query));
    return mapPage(page, showToolRequest);
  }
}
