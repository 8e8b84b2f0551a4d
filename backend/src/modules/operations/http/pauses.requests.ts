import { Flag, LongText } from '../../../platform/http/fields.js';

export class PauseRequest {
  @LongText({ max: 500 }) reason: string;
  /** By default the pause ends after an hour. */
  @Flag({ optional: true }) untilResumed?: boolean;
}
