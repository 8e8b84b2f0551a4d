import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { mapPage, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { OwnPrivacyRequestPage, showPrivacyRequest } from './privacy-requests.response.js';
import { PrivacyRequest } from './privacy-requests.row.js';

@ApiController('account', 'api/me/privacy-requests')
export class OwnPrivacyRequestsController {
  constructor(private readonly readModels: ReadModels) {}

  /** What the member asked about personal data, latest first, with the answer of staff. */
  @Get()
  @Access('own-account')
  @Ok(OwnPrivacyRequestPage)
  async list(@Me() memberId: string, @Query() query: PageQuery): Promise<OwnPrivacyRequestPage> {
    const page = await this.readModels.page(PrivacyRequest, { memberId }, [{ receivedAt: 'desc' }], pageOf(query));
    return mapPage(page, (row) => ({ id: row.id, ...showPrivacyRequest(row) }));
  }
}
