import { pageResponse } from '../../../../platform/http/page-response.js';
import { ChoiceProp, DateTimeProp, FlagProp, IdProp, ObjectProp, TextProp } from '../../../../platform/http/props.js';
import { type HireRequestStatus, hireRequestStatuses } from '../../domain/hire-request.decider.js';
import { HireDetailsResponse } from '../../http/hire-details.response.js';
import type { HireRequestRow } from './hire-requests.row.js';

export class HireRequestResponse {
  @IdProp() id: string;
  @ObjectProp(() => HireDetailsResponse) requestDetails: HireDetailsResponse;
  @ChoiceProp(hireRequestStatuses) status: HireRequestStatus;
  @TextProp({ nullable: true, description: 'Why it was rejected, where staff gave a reason.' }) reason: string | null;
  @DateTimeProp() createdAt: Date;
  @DateTimeProp({ nullable: true }) decidedAt: Date | null;
  @DateTimeProp({ nullable: true, description: 'Until when a creator who said yes waits for the business.' })
  answerBy: Date | null;
  @FlagProp({ description: 'Creators were invited.' }) hasInvitations: boolean;
}

export class HireRequestPage extends pageResponse(HireRequestResponse) {}

export const showHireRequest = (row: HireRequestRow): HireRequestResponse => {
  const { id, details: requestDetails, status, reason, requestedAt: createdAt, decidedAt } = row;
  const progress = { answerBy: answerByOf(row), hasInvitations: row.invitations.length > 0 };
  return { id, requestDetails, status, reason, createdAt, decidedAt, ...progress };
};

function answerByOf({ invitations }: HireRequestRow): Date | null {
  const [first] = invitations.flatMap(({ status, lapsesAt }) => (status === 'accepted' ? [lapsesAt] : [])).toSorted();
  return first ? new Date(first) : null;
}
