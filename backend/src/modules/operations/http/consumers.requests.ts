import { LongText, WholeNumber } from '../../../platform/http/fields.js';
import { TextProp } from '../../../platform/http/props.js';

export class DiscardRequest {
  /** The version of the failed event. */
  @WholeNumber({ min: 1, max: Number.MAX_SAFE_INTEGER }) version: number;
  @LongText({ max: 500 }) reason: string;
}

export class DoneResponse {
  @TextProp() consumer: string;
}
