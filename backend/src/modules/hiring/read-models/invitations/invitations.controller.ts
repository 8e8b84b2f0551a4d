import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { stateAfter } from '../../../../platform/event-sourcing/index.js';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { mapPage, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { MemberDirectory } from '../../../identity/public.js';
import { BusinessNames } from '../../../kyc/public.js';
import { hireRequest } from '../../domain/hire-request.aggregate.js';
import { isFull } from '../../domain/hire-request.decider.js';
import { InvitationPage, type InvitationResponse, showInvitation } from './invitations.response.js';
import { Invitation } from './invitations.row.js';

@ApiController('hiring', 'api/me/invitations')
export class InvitationsController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
    private readonly names: BusinessNames,
    private readonly store: EventStore,
  ) {}

  @Get()
  @Access('own-journey')
  @Ok(InvitationPage)
  async list(@Me() creatorId: string, @Query() query: PageQuery): Promise<Page<InvitationResponse>> {
    const page = await this.readModels.page(Invitation, { creatorId }, [{ invitedAt: 'desc' }], pageOf(query));
    const ids = page.items.map(({ businessId }) => businessId);
    const open = page.items.filter(({ status }) => status === 'open').map(({ requestId }) => requestId);
    const [owners, names, full] = await Promise.all([
      this.directory.contactsOf(ids),
      this.names.of(ids),
      this.fullOf(open),
    ]);
    return mapPage(page, (row) => {
      const arePlacesTaken = row.status === 'open' && full.has(row.requestId);
      return showInvitation(row, owners.get(row.businessId), names.get(row.businessId), arePlacesTaken);
    });
  }

  /** Those of the requests whose places are taken. */
  private async fullOf(requestIds: readonly string[]): Promise<ReadonlySet<string>> {
    const full = requestIds.map(async (id) =>
      isFull(stateAfter(hireRequest.decider, (await this.store.load(hireRequest, id)).events)) ? [id] : [],
    );
    return new Set((await Promise.all(full)).flat());
  }
}
