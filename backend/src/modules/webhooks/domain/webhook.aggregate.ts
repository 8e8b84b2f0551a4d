import type { Aggregate } from '../../../platform/event-sourcing/index.js';
import type { WebhookCommand } from './webhook.commands.js';
import { type Webhook, webhookDecider } from './webhook.decider.js';
import { type WebhookEvent, webhookEvents } from './webhook.events.js';

export const webhook: Aggregate<Webhook, WebhookCommand, WebhookEvent> = {
  kind: 'webhook',
  events: webhookEvents,
  decider: webhookDecider,
};

/** The actor of automatic pauses. */
export const WEBHOOKS = '01900000-0000-7000-8000-0000000eb400';

/** The subject is the webhook itself, as it concerns no member. */
export const webhookOf = (id: string) => ({ streamId: id, subjectId: id });
