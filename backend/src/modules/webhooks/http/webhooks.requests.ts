import { ArrayMinSize } from 'class-validator';
import { DateTime, Id, Text, TextList } from '../../../platform/http/fields.js';
import { DateTimeProp, IdProp, NumberProp, TextProp } from '../../../platform/http/props.js';

const MAX_URL = 500;
const MAX_TYPES = 200;

export class ChangeWebhookRequest {
  @ArrayMinSize(1, { message: 'Choose at least one.' })
  @TextList({ maxItems: MAX_TYPES, max: 60 })
  types: string[];
}

export class AddWebhookRequest extends ChangeWebhookRequest {
  @Text({ max: MAX_URL, description: 'https, on its usual port.' }) url: string;
}

export class ReplayWebhookRequest {
  @Id({ optional: true, description: 'One delivery; or all `since`.' }) deliveryId?: string;
  @DateTime({ optional: true }) since?: Date;
}

export class WebhookSecretResponse {
  @IdProp() id: string;
  @TextProp({ description: 'What the receiver checks signatures with: `whsec_` and base64.' }) secret: string;
  @DateTimeProp({ nullable: true, description: 'Until then the former secret signs as well.' })
  formerUntil: Date | null;
}

export class ChangedWebhookResponse {
  @IdProp() id: string;
}

export class TriedWebhookResponse {
  @NumberProp({ nullable: true, description: 'null where no answer came.' }) status: number | null;
  @NumberProp() ms: number;
  @TextProp({ description: 'How the answer begins, or why there was none.' }) answer: string;
}

export class ReplayedWebhookResponse {
  @NumberProp({ description: 'How many are sent again.' }) count: number;
}
