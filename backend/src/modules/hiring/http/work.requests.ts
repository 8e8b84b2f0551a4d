import { Choice, LongText, WholeNumber } from '../../../platform/http/fields.js';
import { IdProp } from '../../../platform/http/props.js';
import { type WorkStep, workSteps } from '../domain/hire-request.events.js';

const MAX_WORDS = 500;
const mark = { min: 1, max: 5 };

export class ReportWorkRequest {
  @Choice(workSteps) step: WorkStep;
}

/** Marks from 1 to 5 for the questions `hiring.questions` of the reference data. */
export class RateWorkRequest {
  @WholeNumber(mark) asAgreed: number;
  @WholeNumber(mark) understanding: number;
  @WholeNumber(mark) again: number;
  @LongText({ max: MAX_WORDS, optional: true }) words?: string;
}

export class DisputeWorkRequest {
  @LongText({ max: MAX_WORDS }) words: string;
}

export class SettleDisputeRequest {
  @Choice(['finished', 'brokenOff']) outcome: 'finished' | 'brokenOff';
  @LongText({ max: MAX_WORDS }) reason: string;
}

export class WorkSaidResponse {
  @IdProp() id: string;
}
