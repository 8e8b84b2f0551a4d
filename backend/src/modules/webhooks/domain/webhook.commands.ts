import type { Command } from '../../../platform/event-sourcing/index.js';
import type { PauseReason } from './webhook.events.js';

export type WebhookCommand =
  | Command<'AddWebhook', { readonly url: string; readonly types: readonly string[] }>
  | Command<'ChangeWebhookTypes', { readonly types: readonly string[] }>
  | Command<'RotateWebhookSecret'>
  | Command<'PauseWebhook', { readonly reason: PauseReason }>
  | Command<'ResumeWebhook'>
  | Command<'ReplayWebhook', { readonly deliveryId?: string; readonly since?: string }>
  | Command<'RemoveWebhook'>;
