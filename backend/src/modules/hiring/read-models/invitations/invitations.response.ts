import { pageResponse } from '../../../../platform/http/page-response.js';
import { ChoiceProp, DateTimeProp, IdProp, ObjectProp, TextProp } from '../../../../platform/http/props.js';
import type { MemberContact } from '../../../identity/public.js';
import { type InvitationStatus, invitationStatuses, isWorking } from '../../domain/hire-request.decider.js';
import { MatchedContact } from '../../http/contact.response.js';
import { HireDetailsResponse } from '../../http/hire-details.response.js';
import type { InvitationRow } from './invitations.row.js';

export class InvitationResponse {
  @IdProp() id: string;
  @IdProp() requestId: string;
  @ChoiceProp(invitationStatuses) status: InvitationStatus;
  @ObjectProp(() => HireDetailsResponse) offer: HireDetailsResponse;
  @TextProp({ description: 'Who asks.' }) askedBy: string;
  @TextProp({ nullable: true, description: 'Where the business is.' }) state: string | null;
  @DateTimeProp() invitedAt: Date;
  @DateTimeProp() lapsesAt: Date;
  @DateTimeProp({ nullable: true }) answeredAt: Date | null;
  @ObjectProp(() => MatchedContact, { nullable: true, description: 'Of the business, once both have said yes.' })
  contact: MatchedContact | null;
}

export class InvitationPage extends pageResponse(InvitationResponse) {}

export function showInvitation(row: InvitationRow, business: MemberContact | undefined): InvitationResponse {
  const { id, requestId, status, offer, invitedAt, lapsesAt, answeredAt } = row;
  const { firstName = 'A business', lastName = '', state = null, email = '', phone = null } = business ?? {};
  const contact = isWorking(status) && business ? { firstName, lastName, email, phone } : null;
  const askedBy = [firstName, lastName].join(' ').trim();
  return { id, requestId, status, offer, askedBy, state, invitedAt, lapsesAt, answeredAt, contact };
}
