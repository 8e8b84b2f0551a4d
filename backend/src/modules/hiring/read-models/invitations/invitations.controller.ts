import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { BehindSwitch } from '../../../../platform/features/switches.js';
import { mapPage, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { MemberDirectory } from '../../../identity/public.js';
import { InvitationPage, type InvitationResponse, showInvitation } from './invitations.response.js';
import { Invitation } from './invitations.row.js';

@ApiController('hiring', 'api/me/invitations')
export class InvitationsController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
  ) {}

  @Get()
  @Access('own-journey')
  @BehindSwitch('matching')
  @Ok(InvitationPage)
  async list(@Me() creatorId: string, @Query() query: PageQuery): Promise<Page<InvitationResponse>> {
    const page = await this.readModels.page(Invitation, { creatorId }, [{ invitedAt: 'desc' }], pageOf(query));
    const businesses = await this.directory.contactsOf(page.items.map(({ businessId }) => businessId));
    return mapPage(page, (row) => showInvitation(row, businesses.get(row.businessId)));
  }
}
