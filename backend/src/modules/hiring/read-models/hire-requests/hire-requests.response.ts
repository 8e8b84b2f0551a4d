import { pageResponse } from '../../../../platform/http/page-response.js';
import { ShownChoice, ShownId, ShownObject, ShownText, ShownTime } from '../../../../platform/http/shown.js';
import { type HireRequestStatus, hireRequestStatuses } from '../../domain/hire-request.commands.js';
import { HireDetailsResponse } from '../../http/hire-details.response.js';
import type { HireRequestRow } from './hire-requests.row.js';

export class HireRequestResponse {
  @ShownId() id: string;
  @ShownObject(() => HireDetailsResponse) requestDetails: HireDetailsResponse;
  @ShownChoice(hireRequestStatuses) status: HireRequestStatus;
  @ShownText({ nullable: true, description: 'Why it was rejected, where staff gave a reason.' }) reason: string | null;
  @ShownTime() createdAt: Date;
  @ShownTime({ nullable: true }) decidedAt: Date | null;
}

export class HireRequestPage extends pageResponse(HireRequestResponse) {}

export const showHireRequest = (row: HireRequestRow): HireRequestResponse => {
  const { id, details: requestDetails, status, reason, requestedAt: createdAt, decidedAt } = row;
  return { id, requestDetails, status, reason, createdAt, decidedAt };
};
