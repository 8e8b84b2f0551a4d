import { pageResponse } from '../../../../platform/http/page-response.js';
import { ChoiceProp, DateTimeProp, IdProp, NumberProp, ObjectProp, TextProp } from '../../../../platform/http/props.js';
import { type MemberEntry, nameFieldsOf } from '../../../identity/public.js';
import { placesOf, takenPlacesOf } from '../../domain/hire-request.decider.js';
import type { HireDetails } from '../../domain/hire-request.events.js';
import { HireDetailsResponse } from '../../http/hire-details.response.js';
import { type HireRequestProgressRow, type NextStep, nextSteps } from './approved-hire-requests.row.js';

export class ApprovedHireRequestResponse {
  @IdProp() requestId: string;
  @IdProp() userId: string;
  @TextProp() firstName: string;
  @TextProp() lastName: string;
  @ObjectProp(() => HireDetailsResponse) requestDetails: HireDetailsResponse;
  @DateTimeProp() approvedAt: Date;
  @NumberProp() places: number;
  @NumberProp() taken: number;
  @ChoiceProp(nextSteps, { description: 'Whose turn it is.' }) nextStep: NextStep;
  @DateTimeProp({ nullable: true, description: 'When staff look at agreed work of which nobody said more.' })
  dueAt: Date | null;
}

export class ApprovedHireRequestPage extends pageResponse(ApprovedHireRequestResponse) {}

export function showApproved(
  { id: requestId, memberId: userId, approvedAt, state, nextStep, dueAt }: HireRequestProgressRow,
  owner: MemberEntry | undefined,
): ApprovedHireRequestResponse {
  const { firstName, lastName } = nameFieldsOf(owner);
  const progress = { places: placesOf(state), taken: takenPlacesOf(state), nextStep, dueAt };
  const asked = { requestDetails: state.details as HireDetails, approvedAt: approvedAt as Date };
  return { requestId, userId, firstName, lastName, ...asked, ...progress };
}
