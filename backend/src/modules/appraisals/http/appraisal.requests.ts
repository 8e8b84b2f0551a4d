import { Prose, WebAddress, WholeNumber } from '../../../platform/http/fields.js';
import { ShownChoice, ShownId, ShownNumber, ShownText } from '../../../platform/http/shown.js';
import {
  appraisalForm,
  appraisalPoints,
  challengeDays,
  publicAddress,
  selfRating,
} from '../../../reference-data/index.js';

const max = appraisalForm.maxText;

export class SubmitAppraisalRequest {
  @Prose({ max }) learnings: string;
  @WebAddress(publicAddress) assignmentUrl: string;
  @Prose({ max, optional: true }) achievements?: string;
  @Prose({ max, optional: true }) challenges?: string;
  @Prose({ max, optional: true }) goals?: string;
  @WholeNumber({ ...selfRating, optional: true }) selfRating?: number;
  /** The day that the form was opened for; a form that was left open too long is refused instead of misfiled. */
  @WholeNumber({ min: 1, max: challengeDays, optional: true }) dayNumber?: number;
  /** The try at that day that it was written for: what waited elsewhere is not sent past a reason nobody has read. */
  @WholeNumber({ min: 1, max: 1_000, optional: true }) attempt?: number;
}

export class SubmittedResponse {
  @ShownId() appraisalId: string;
  @ShownNumber() dayNumber: number;
  @ShownNumber() attempt: number;
  @ShownChoice(['pending']) status: 'pending';
  @ShownText() learnings: string;
  @ShownText() assignmentUrl: string;
}

export class ApproveAppraisalRequest {
  @WholeNumber({ ...appraisalPoints, optional: true }) points?: number;
  @Prose({ max: 500, optional: true }) comment?: string;
}

export class RejectAppraisalRequest {
  @Prose({ max: 500, optional: true }) reason?: string;
}

export class DecidedResponse {
  @ShownId() appraisalId: string;
  @ShownChoice(['approved', 'rejected']) status: 'approved' | 'rejected';
  @ShownNumber({ required: false }) points?: number;
}
