import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

type WebhookAdded = Event<'WebhookAdded', { readonly url: string; readonly types: readonly string[] }>;
type WebhookTypesChanged = Event<'WebhookTypesChanged', { readonly types: readonly string[] }>;
type WebhookSecretRotated = Event<'WebhookSecretRotated', { readonly generation: number }>;
type WebhookPaused = Event<'WebhookPaused', { readonly reason: PauseReason }>;
type WebhookResumed = Event<'WebhookResumed', Record<string, never>>;
/** Has either one delivery, or `since` for all later ones. */
type WebhookReplayed = Event<'WebhookReplayed', { readonly deliveryId?: string; readonly since?: string }>;
type WebhookRemoved = Event<'WebhookRemoved', Record<string, never>>;

export type PauseReason = 'by staff' | 'no delivery was taken for three days' | 'the receiver says that it is gone';

export type WebhookEvent =
  | WebhookAdded
  | WebhookTypesChanged
  | WebhookSecretRotated
  | WebhookPaused
  | WebhookResumed
  | WebhookReplayed
  | WebhookRemoved;

export const webhookEvents: EventTypes<WebhookEvent> = {
  WebhookAdded: { version: 1 },
  WebhookTypesChanged: { version: 1 },
  WebhookSecretRotated: { version: 1 },
  WebhookPaused: { version: 1 },
  WebhookResumed: { version: 1 },
  WebhookReplayed: { version: 1 },
  WebhookRemoved: { version: 1 },
};
