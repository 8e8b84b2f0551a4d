import { ChoiceProp, DateTimeProp, IdProp, ObjectProp, TextProp } from '../../../../platform/http/props.js';
import { queuePage } from '../../../admin/public.js';
import { type MemberEntry, nameFieldsOf } from '../../../identity/public.js';
import { HireDetailsResponse } from '../../http/hire-details.response.js';
import type { PendingHireRequestRow } from './pending-hire-requests.row.js';

export class PendingHireRequestResponse {
  @IdProp() requestId: string;
  @IdProp() userId: string;
  @IdProp({ description: 'The same as userId.' }) businessOwnerId: string;
  @TextProp() firstName: string;
  @TextProp() lastName: string;
  @ObjectProp(() => HireDetailsResponse) requestDetails: HireDetailsResponse;
  @ChoiceProp(['pending']) status: 'pending';
  @DateTimeProp() createdAt: Date;
}

export class PendingHireRequestPage extends queuePage(PendingHireRequestResponse) {}

export function showPending(row: PendingHireRequestRow, owner: MemberEntry | undefined): PendingHireRequestResponse {
  const { id: requestId, memberId: userId, details: requestDetails, requestedAt: createdAt } = row;
  const { firstName, lastName } = nameFieldsOf(owner);
  const who = { userId, businessOwnerId: userId, firstName, lastName };
  return { requestId, ...who, requestDetails, status: 'pending', createdAt };
}
