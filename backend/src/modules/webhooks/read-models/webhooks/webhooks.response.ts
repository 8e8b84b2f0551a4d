import { pageResponse } from '../../../../platform/http/page-response.js';
import { ChoiceProp, DateTimeProp, IdProp, ListProp, NumberProp, TextProp } from '../../../../platform/http/props.js';
import type { DeliveryState } from '../../deliveries/deliveries.js';

const nullable = { nullable: true };

export class WebhookResponse {
  @IdProp() id: string;
  @TextProp() url: string;
  @ListProp('string') types: string[];
  @DateTimeProp() addedAt: Date;
  @DateTimeProp({ nullable: true, description: 'null while it is told of events.' }) pausedAt: Date | null;
  @TextProp(nullable) pauseReason: string | null;
}

export class WebhooksResponse {
  @ListProp(() => WebhookResponse) items: WebhookResponse[];
  @NumberProp() total: number;
  @ListProp('string', { description: 'What a webhook can be told of.' }) eventTypes: string[];
}

class DeliveryResponse {
  @IdProp({ description: 'The `webhook-id` under which it is sent, each time.' }) id: string;
  @TextProp() type: string;
  @IdProp() streamId: string;
  @NumberProp() version: number;
  @ChoiceProp(['waiting', 'delivered', 'failed', 'held back']) state: DeliveryState;
  @NumberProp() attempts: number;
  @NumberProp(nullable) status: number | null;
  @NumberProp(nullable) ms: number | null;
  @TextProp({ nullable: true, description: 'The first 200 characters of the last answer.' }) answer: string | null;
  @DateTimeProp() firstAt: Date;
  @DateTimeProp(nullable) lastAt: Date | null;
}

export class DeliveryPageResponse extends pageResponse(DeliveryResponse) {}
