import { byType, type Decider, DomainError, foldByType } from '../../../platform/event-sourcing/index.js';
import type { WebhookCommand } from './webhook.commands.js';
import type { WebhookEvent } from './webhook.events.js';
import { webhookRefusals } from './webhook.refusals.js';

export interface Webhook {
  readonly status: 'none' | 'active' | 'paused' | 'removed';
  readonly types: readonly string[];
  /** The number of the current secret. Each rotation increases it. */
  readonly generation: number;
}

const decideExisting = byType<Exclude<WebhookCommand, { type: 'AddWebhook' }>, [Webhook], readonly WebhookEvent[]>({
  ChangeWebhookTypes: ({ data }, { types }) => {
    const isSame = data.types.toSorted().join() === types.toSorted().join();
    return isSame ? [] : [{ type: 'WebhookTypesChanged', data }];
  },
  RotateWebhookSecret: (_, { generation }) => [{ type: 'WebhookSecretRotated', data: { generation: generation + 1 } }],
  PauseWebhook: ({ data }, { status }) => (status === 'paused' ? [] : [{ type: 'WebhookPaused', data }]),
  ResumeWebhook: (_, { status }) => (status === 'active' ? [] : [{ type: 'WebhookResumed', data: {} }]),
  ReplayWebhook: ({ data }, { status }) => {
    if (status === 'paused') throw new DomainError(webhookRefusals.WEBHOOK_PAUSED);
    return [{ type: 'WebhookReplayed', data }];
  },
  RemoveWebhook: () => [{ type: 'WebhookRemoved', data: {} }],
});

export const webhookDecider: Decider<Webhook, WebhookCommand, WebhookEvent> = {
  initial: { status: 'none', types: [], generation: 0 },
  decide: (command, webhook) => {
    if (command.type === 'AddWebhook') return [{ type: 'WebhookAdded', data: command.data }];
    if (webhook.status === 'none' || webhook.status === 'removed') throw new DomainError(webhookRefusals.NOT_FOUND);
    return decideExisting(command, webhook);
  },
  evolve: foldByType({
    WebhookAdded: (_, { data }) => ({ status: 'active', types: data.types, generation: 1 }),
    WebhookTypesChanged: (webhook, { data }) => ({ ...webhook, types: data.types }),
    WebhookSecretRotated: (webhook, { data }) => ({ ...webhook, generation: data.generation }),
    WebhookPaused: (webhook) => ({ ...webhook, status: 'paused' }),
    WebhookResumed: (webhook) => ({ ...webhook, status: 'active' }),
    WebhookRemoved: (webhook) => ({ ...webhook, status: 'removed' }),
    WebhookReplayed: (webhook) => webhook,
  }),
};
