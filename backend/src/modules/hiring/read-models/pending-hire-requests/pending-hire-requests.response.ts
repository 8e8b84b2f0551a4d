import { pageResponse } from '../../../../platform/http/page-response.js';
import { ShownChoice, ShownId, ShownObject, ShownText, ShownTime } from '../../../../platform/http/shown.js';
import type { MemberEntry } from '../../../identity/public.js';
import { HireDetailsResponse } from '../../http/hire-details.response.js';
import type { PendingHireRequestRow } from './pending-hire-requests.row.js';

export class PendingHireRequestResponse {
  @ShownId() requestId: string;
  @ShownId() userId: string;
  @ShownId({ description: 'The same as userId.' }) businessOwnerId: string;
  @ShownText() firstName: string;
  @ShownText() lastName: string;
  @ShownObject(() => HireDetailsResponse) requestDetails: HireDetailsResponse;
  @ShownChoice(['pending']) status: 'pending';
  @ShownTime() createdAt: Date;
}

export class PendingHireRequestPage extends pageResponse(PendingHireRequestResponse) {}

export function showPending(row: PendingHireRequestRow, owner: MemberEntry | undefined): PendingHireRequestResponse {
  const { id: requestId, memberId: userId, details: requestDetails, requestedAt: createdAt } = row;
  const { firstName, lastName } = owner ?? { firstName: '', lastName: '' };
  const who = { userId, businessOwnerId: userId, firstName, lastName };
  return { requestId, ...who, requestDetails, status: 'pending', createdAt };
}
