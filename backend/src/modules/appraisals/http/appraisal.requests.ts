import { Label, LongText, Url, WholeNumber } from '../../../platform/http/fields.js';
import { ChoiceProp, IdProp, NumberProp, TextProp } from '../../../platform/http/props.js';
import {
  appraisalForm,
  appraisalPoints,
  challengeDays,
  linkInText,
  publicAddress,
  selfRating,
} from '../../../reference-data/index.js';
import { APPRAISAL_WEEKS } from '../domain/weeks.js';

const max = appraisalForm.maxText;

export class SubmitAppraisalRequest {
  @LongText({ max }) learnings: string;
  @Label('Assignment link')
  @Url({ publicAddress, linkInText })
  assignmentUrl: string;
  @LongText({ max, optional: true }) achievements?: string;
  @LongText({ max, optional: true }) challenges?: string;
  @LongText({ max, optional: true }) goals?: string;
  @WholeNumber({ ...selfRating, optional: true }) selfRating?: number;
  /** The day that the form was opened for. A form that is out of date is refused. */
  @WholeNumber({ min: 1, max: challengeDays, optional: true }) dayNumber?: number;
  /** The week that the form was opened for, while weekly appraisals are on. Defaults to the current week. */
  @WholeNumber({ ...APPRAISAL_WEEKS, optional: true }) weekNumber?: number;
  /** The attempt that it was written for. Text that waited offline is refused once that attempt was rejected. */
  @WholeNumber({ min: 1, max: 1_000, optional: true }) attempt?: number;
}

export class SubmittedResponse {
  @IdProp() appraisalId: string;
  @NumberProp({ nullable: true, description: 'null where a week is handed in.' }) dayNumber: number | null;
  @NumberProp({ nullable: true, description: 'null where a day is handed in.' }) weekNumber: number | null;
  @NumberProp() attempt: number;
  @ChoiceProp(['pending']) status: 'pending';
  @TextProp() learnings: string;
  @TextProp() assignmentUrl: string;
}

export class ApproveAppraisalRequest {
  @WholeNumber({ ...appraisalPoints, optional: true }) points?: number;
  @LongText({ max: 500, optional: true }) comment?: string;
}

export class RejectAppraisalRequest {
  @LongText({ max: 500, optional: true }) reason?: string;
}

export class DecidedResponse {
  @IdProp() appraisalId: string;
  @ChoiceProp(['approved', 'rejected']) status: 'approved' | 'rejected';
  @NumberProp({ required: false }) points?: number;
}
