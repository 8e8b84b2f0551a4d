import { Flag, LongText } from '../../../platform/http/fields.js';

export class PauseRequest {
  @LongText({ max: 500 }) reason: string;
  /** Otherwise it ends by itself after an hour. */
  @Flag({ optional: true }) untilResumed?: boolean;
}
