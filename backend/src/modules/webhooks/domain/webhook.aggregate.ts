import { defineAggregate } from '../../../platform/event-sourcing/index.js';
import { webhookDecider } from './webhook.decider.js';
import { webhookEvents } from './webhook.events.js';

export const webhook = defineAggregate('webhook', webhookEvents, webhookDecider);

/** The actor of automatic pauses. */
export const WEBHOOKS = '01900000-0000-7000-8000-0000000eb400';

/** The subject is the webhook itself, as it concerns no member. */
export const webhookOf = (id: string) => ({ streamId: id, subjectId: id });
