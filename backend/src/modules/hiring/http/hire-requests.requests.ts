import { type RequestDecision, requestDecisions } from '../../../platform/event-sourcing/index.js';
import { Choice, Label, LongText, OrNull, Text } from '../../../platform/http/fields.js';
import { ChoiceProp, IdProp, ObjectProp } from '../../../platform/http/props.js';
import { departments, hireForm } from '../../../reference-data/index.js';
import { HireDetailsResponse } from './hire-details.response.js';

/** Matches the form. `numberOfInterns` and `workType` have defaults. */
export class RequestCreatorsRequest {
  @OrNull() @Choice(departments, { optional: true }) department?: string;
  @OrNull() @LongText({ max: 500, optional: true }) skills?: string;
  @Label('Number of creators')
  @Choice(hireForm.numberOfInterns, { optional: true })
  numberOfInterns?: string;
  @Choice(hireForm.workTypes, { optional: true }) workType?: string;
  @OrNull() @Text({ max: 100, optional: true }) stipend?: string;
  @OrNull() @Choice(hireForm.jobDurations, { optional: true }) jobDuration?: string;
}

export class HireRequestedResponse {
  @IdProp() id: string;
  @ObjectProp(() => HireDetailsResponse) requestDetails: HireDetailsResponse;
  @ChoiceProp(['pending']) status: 'pending';
}

export class HireRequestWithdrawnResponse {
  @IdProp() id: string;
  @ChoiceProp(['withdrawn']) status: 'withdrawn';
}

export class DecideHireRequestRequest {
  @Choice(requestDecisions) status: RequestDecision;
  @LongText({ max: 500, optional: true }) reason?: string;
}

export class HireRequestDecidedResponse {
  @IdProp() requestId: string;
  @ChoiceProp(requestDecisions) status: RequestDecision;
}
