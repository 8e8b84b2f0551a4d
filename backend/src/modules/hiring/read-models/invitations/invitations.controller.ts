import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { mapPage, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { MemberDirectory } from '../../../identity/public.js';
import { BusinessNames } from '../../../kyc/public.js';
import { InvitationPage, type InvitationResponse, showInvitation } from './invitations.response.js';
import { Invitation } from './invitations.row.js';

@ApiController('hiring', 'api/me/invitations')
export class InvitationsController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
    private readonly names: BusinessNames,
  ) {}

  @Get()
  @Access('own-journey')
  @Ok(InvitationPage)
  async list(@Me() creatorId: string, @Query() query: PageQuery): Promise<Page<InvitationResponse>> {
    const page = await this.readModels.page(Invitation, { creatorId }, [{ invitedAt: 'desc' }], pageOf(query));
    const ids = page.items.map(({ businessId }) => businessId);
    const [owners, names] = await Promise.all([this.directory.contactsOf(ids), this.names.of(ids)]);
    return mapPage(page, (row) => showInvitation(row, owners.get(row.businessId), names.get(row.businessId)));
  }
}
