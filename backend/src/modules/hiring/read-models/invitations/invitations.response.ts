import { pick } from '../../../../platform/event-sourcing/index.js';
import { pageResponse } from '../../../../platform/http/page-response.js';
import { ChoiceProp, DateTimeProp, FlagProp, IdProp, ObjectProp, TextProp } from '../../../../platform/http/props.js';
import { fullNameOf } from '../../../../platform/text/tidy.js';
import type { MemberContact } from '../../../identity/public.js';
import { type InvitationStatus, invitationStatuses, isWorking } from '../../domain/hire-request.decider.js';
import { MatchedContact } from '../../http/contact.response.js';
import { HireDetailsResponse } from '../../http/hire-details.response.js';
import type { InvitationRow } from './invitations.row.js';

export class InvitationResponse {
  @IdProp() id: string;
  @IdProp() requestId: string;
  @ChoiceProp(invitationStatuses) status: InvitationStatus;
  @FlagProp({ description: 'Others said yes first. It can be accepted only once a place is free again.' })
  arePlacesTaken: boolean;
  @ObjectProp(() => HireDetailsResponse) offer: HireDetailsResponse;
  @TextProp({ description: 'The business by its verified name; where it has none, by the name of its owner.' })
  askedBy: string;
  @TextProp({ nullable: true, description: 'Where the business is.' }) state: string | null;
  @DateTimeProp() invitedAt: Date;
  @DateTimeProp() lapsesAt: Date;
  @DateTimeProp({ nullable: true }) answeredAt: Date | null;
  @ObjectProp(() => MatchedContact, { nullable: true, description: 'Of the business, once both have said yes.' })
  contact: MatchedContact | null;
}

export class InvitationPage extends pageResponse(InvitationResponse) {}

export function showInvitation(
  row: InvitationRow,
  owner: MemberContact | undefined,
  businessName: string | undefined,
  arePlacesTaken: boolean,
): InvitationResponse {
  const { id, requestId, status, offer, invitedAt, lapsesAt, answeredAt } = row;
  const shown = { id, requestId, status, arePlacesTaken, offer, invitedAt, lapsesAt, answeredAt };
  if (!owner) return { ...shown, askedBy: 'A business', state: null, contact: null };
  const contact = isWorking(status) ? pick(owner, ['firstName', 'lastName', 'email', 'phone']) : null;
  return { ...shown, askedBy: businessName ?? fullNameOf(owner), state: owner.state, contact };
}
