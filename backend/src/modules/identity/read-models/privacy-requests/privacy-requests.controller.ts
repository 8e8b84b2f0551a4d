import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { Choice } from '../../../../platform/http/fields.js';
import { pageResponse } from '../../../../platform/http/page-response.js';
import { mapPage, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { ChoiceProp, DateTimeProp, IdProp, TextProp } from '../../../../platform/http/props.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { privacyRequestChannels, privacyRequestKinds } from '../../domain/privacy-requests.events.js';
import { MemberDirectory, nameFieldsOf } from '../../public.js';
import { PrivacyRequest, type PrivacyRequestRow } from './privacy-requests.row.js';

const nullable = { nullable: true };

class PrivacyRequestEntry {
  @IdProp() requestId: string;
  @IdProp() memberId: string;
  @TextProp() firstName: string;
  @TextProp() lastName: string;
  @TextProp({ description: 'Empty once it was erased.' }) email: string;
  @ChoiceProp(privacyRequestKinds) kind: PrivacyRequestRow['kind'];
  @ChoiceProp(privacyRequestChannels, { description: 'How it came.' }) channel: PrivacyRequestRow['channel'];
  @DateTimeProp() receivedAt: Date;
  @DateTimeProp({ description: 'When the law wants an answer.' }) dueAt: Date;
  @TextProp({ ...nullable, description: 'Who handles it, or has answered it; the member in the app.' })
  handler: string | null;
  @DateTimeProp(nullable) answeredAt: Date | null;
  @TextProp(nullable) answer: string | null;
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
    return mapPage(page, ({ id: requestId, handlerId, ...row }) => {
      const member = members.get(row.memberId);
      const handler = names.get(handlerId ?? '') ?? null;
      return { ...row, requestId, ...nameFieldsOf(member), email: member?.email ?? '', handler };
    });
  }
}
