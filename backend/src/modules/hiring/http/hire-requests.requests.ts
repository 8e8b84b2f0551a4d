import { Choice, Prose, Text } from '../../../platform/http/fields.js';
import { ShownChoice, ShownId, ShownObject } from '../../../platform/http/shown.js';
import { departments, hireForm } from '../../../reference-data/index.js';
import { type HireRequestStatus, hireRequestStatuses } from '../domain/hire-request.commands.js';
import { HireDetailsResponse } from './hire-details.response.js';

/** Nothing is asked for that the form does not ask for; the number and the kind of work have defaults. */
export class RequestCreatorsRequest {
  @Choice(departments, { optional: true }) department?: string;
  @Prose({ max: 500, optional: true }) skills?: string;
  @Choice(hireForm.numberOfInterns, { optional: true }) numberOfInterns?: string;
  @Choice(hireForm.workTypes, { optional: true }) workType?: string;
  @Text({ max: 100, optional: true }) stipend?: string;
  @Choice(hireForm.jobDurations, { optional: true }) jobDuration?: string;
}

export class HireRequestedResponse {
  @ShownId() id: string;
  @ShownObject(() => HireDetailsResponse) requestDetails: HireDetailsResponse;
  @ShownChoice(['pending']) status: 'pending';
}

export class DecideHireRequestRequest {
  @Choice(hireRequestStatuses) status: HireRequestStatus;
  /** Told to the business when the request is rejected. */
  @Prose({ max: 500, optional: true }) reason?: string;
}

export class HireRequestDecidedResponse {
  @ShownId() requestId: string;
  @ShownChoice(hireRequestStatuses) status: HireRequestStatus;
}
