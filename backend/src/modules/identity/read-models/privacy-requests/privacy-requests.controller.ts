import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { Choice } from '../../../../platform/http/fields.js';
import { pageResponse } from '../../../../platform/http/page-response.js';
import { mapPage, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { IdProp, TextProp } from '../../../../platform/http/props.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { MemberDirectory, nameFieldsOf } from '../../public.js';
import { PrivacyRequestFields, showPrivacyRequest } from './privacy-requests.response.js';
import { PrivacyRequest } from './privacy-requests.row.js';

class PrivacyRequestEntry extends PrivacyRequestFields {
  @IdProp() requestId: string;
  @IdProp() memberId: string;
  @TextProp() firstName: string;
  @TextProp() lastName: string;
  @TextProp({ description: 'Empty once it was erased.' }) email: string;
  @TextProp({ nullable: true, description: 'Who handles it, or has answered it; the member in the app.' })
  handler: string | null;
}

class PrivacyRequestPage extends pageResponse(PrivacyRequestEntry) {}

const states = ['waiting', 'answered'] as const;

class PrivacyRequestsQuery extends PageQuery {
  @Choice(states, { optional: true }) state?: (typeof states)[number];
}

@ApiController('audit', 'api/audit/privacy-requests')
export class PrivacyRequestsListController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly members: MemberDirectory,
  ) {}

  /** Open requests are sorted by due date, answered ones latest first. */
  @Get()
  @Access('read-history')
  @Ok(PrivacyRequestPage)
  async list(@Query() query: PrivacyRequestsQuery): Promise<PrivacyRequestPage> {
    const isAnswered = query.state === 'answered';
    const where = { answeredAt: isAnswered ? { $ne: null } : null };
    const order = isAnswered ? { answeredAt: 'desc' as const } : { dueAt: 'asc' as const };
    const page = await this.readModels.page(PrivacyRequest, where, [order], pageOf(query));
    const members = await this.members.contactsOf(page.items.map(({ memberId }) => memberId));
    const names = await this.members.namesOf(page.items.flatMap(({ handlerId }) => handlerId ?? []));
    return mapPage(page, (row) => {
      const { id: requestId, memberId, handlerId } = row;
      const member = members.get(memberId);
      const handler = names.get(handlerId ?? '') ?? null;
      const asker = { memberId, ...nameFieldsOf(member), email: member?.email ?? '' };
      return { requestId, ...showPrivacyRequest(row), ...asker, handler };
    });
  }
}
