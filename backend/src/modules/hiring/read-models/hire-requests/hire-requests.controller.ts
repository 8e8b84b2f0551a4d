import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { hireRequest } from '../../domain/hire-request.aggregate.js';
import { stateAfter } from '../../domain/hire-request.decider.js';
import { HireRequestPage, type HireRequestResponse, showHireRequest } from './hire-requests.response.js';
import { HireRequest } from './hire-requests.row.js';

@ApiController('hiring', 'api/me/hire-requests')
export class HireRequestsController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly store: EventStore,
  ) {}

  @Get()
  @Access('own-business')
  @Ok(HireRequestPage)
  async list(@Me() memberId: string, @Query() query: PageQuery): Promise<Page<HireRequestResponse>> {
    const page = await this.readModels.page(HireRequest, { memberId }, [{ requestedAt: 'desc' }], pageOf(query));
    const items = page.items.map(async (row) =>
      showHireRequest(row, row.status === 'approved' ? await this.answerDueOf(row.id) : null),
    );
    return { ...page, items: await Promise.all(items) };
  }

  private async answerDueOf(requestId: string): Promise<Date | null> {
    const { invitations } = stateAfter((await this.store.load(hireRequest, requestId)).events);
    const dues = invitations.flatMap(({ status, lapsesAt }) => (status === 'accepted' ? [lapsesAt] : [])).toSorted();
    return dues[0] ? new Date(dues[0]) : null;
  }
}
