import { Flag, LongText } from '../../../platform/http/fields.js';
import { TextProp } from '../../../platform/http/props.js';

export class DiscardJobRequest {
  @LongText({ max: 500 }) reason: string;
}

export class ResolveEffectRequest {
  @Flag() happened: boolean;
}

export class QueueHandledResponse {
  @TextProp() queue: string;
}
