import type { Aggregate } from '../../../platform/event-sourcing/index.js';
import type { WebhookCommand } from './webhook.commands.js';
import { type Webhook, webhookDecider } from './webhook.decider.js';
import { type WebhookEvent, webhookEvents } from './webhook.events.js';

export const webhook: Aggregate<Webhook, WebhookCommand, WebhookEvent> = {
  kind: 'webhook',
  events: webhookEvents,
  decider: webhookDecider,
};

/** Who pauses a webhook in the log where no person does. */
export const WEBHOOKS = '01900000-0000-7000-8000-0000000eb400';

/** It is about no member. */
export const webhookOf = (id: string) => ({ streamId: id, subjectId: id });
