import { pageResponse } from '../../../../platform/http/page-response.js';
import { ChoiceProp, DateTimeProp, IdProp, NumberProp, ObjectProp, TextProp } from '../../../../platform/http/props.js';
import type { MemberEntry } from '../../../identity/public.js';
import { type HireRequestState, placesOf, takenPlacesOf } from '../../domain/hire-request.decider.js';
import type { HireDetails } from '../../domain/hire-request.events.js';
import { HireDetailsResponse } from '../../http/hire-details.response.js';
import type { ApprovedHireRequestRow } from './approved-hire-requests.row.js';

const nextSteps = ['staff', 'shortlist', 'creators', 'business', 'filled'] as const;
type NextStep = (typeof nextSteps)[number];

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
}

export class ApprovedHireRequestPage extends pageResponse(ApprovedHireRequestResponse) {}

function nextStepOf(state: HireRequestState): NextStep {
  const has = (status: string) => state.invitations.some((one) => one.status === status);
  if (has('disputed')) return 'staff';
  if (has('accepted')) return 'business';
  if (takenPlacesOf(state) >= placesOf(state)) return 'filled';
  return has('open') ? 'creators' : 'shortlist';
}

export function showApproved(
  { id: requestId, memberId: userId, approvedAt, state }: ApprovedHireRequestRow,
  owner: MemberEntry | undefined,
): ApprovedHireRequestResponse {
  const { firstName, lastName } = owner ?? { firstName: '', lastName: '' };
  const progress = { places: placesOf(state), taken: takenPlacesOf(state), nextStep: nextStepOf(state) };
  const asked = { requestDetails: state.details as HireDetails, approvedAt: approvedAt as Date };
  return { requestId, userId, firstName, lastName, ...asked, ...progress };
}
