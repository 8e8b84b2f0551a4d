import { defineEvent, type EventIn } from '../../../platform/event-sourcing/index.js';

export type PauseReason = 'by staff' | 'no delivery was taken for three days' | 'the receiver says that it is gone';

export const webhookEvents = {
  WebhookAdded: defineEvent<{ url: string; types: readonly string[] }>(),
  WebhookTypesChanged: defineEvent<{ types: readonly string[] }>(),
  WebhookSecretRotated: defineEvent<{ generation: number }>(),
  WebhookPaused: defineEvent<{ reason: PauseReason }>(),
  WebhookResumed: defineEvent(),
  /** Has either one delivery, or `since` for all later ones. */
  WebhookReplayed: defineEvent<{ deliveryId?: string; since?: string }>(),
  WebhookRemoved: defineEvent(),
};

export type WebhookEvent = EventIn<typeof webhookEvents>;
