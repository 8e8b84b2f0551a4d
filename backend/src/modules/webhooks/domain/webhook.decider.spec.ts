import { describe, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import type { WebhookCommand } from './webhook.commands.js';
import { webhookDecider } from './webhook.decider.js';
import type { WebhookEvent } from './webhook.events.js';
import { webhookRefusals } from './webhook.refusals.js';

const given = deciderSpec(webhookDecider, webhookRefusals);

const data = { url: 'https://shop.example/hook', types: ['KycPassed'] };
const added: WebhookEvent = { type: 'WebhookAdded', data };
const paused: WebhookEvent = { type: 'WebhookPaused', data: { reason: 'by staff' } };
const resumed: WebhookEvent = { type: 'WebhookResumed', data: {} };
const removed: WebhookEvent = { type: 'WebhookRemoved', data: {} };
const rotated = (generation: number): WebhookEvent => ({ type: 'WebhookSecretRotated', data: { generation } });
const rotate: WebhookCommand = { type: 'RotateWebhookSecret', data: {} };
const pause: WebhookCommand = { type: 'PauseWebhook', data: { reason: 'by staff' } };
const resume: WebhookCommand = { type: 'ResumeWebhook', data: {} };
const change = (...types: string[]): WebhookCommand => ({ type: 'ChangeWebhookTypes', data: { types } });
const remove: WebhookCommand = { type: 'RemoveWebhook', data: {} };
const replay: WebhookCommand = { type: 'ReplayWebhook', data: { since: '2026-11-26T09:00:00.000Z' } };

describe('a webhook', () => {
  it('is added', () => given().when({ type: 'AddWebhook', data }).then(added));
  it('is told of other events, and the same ones in another order change nothing', () => {
    const changed: WebhookEvent = { type: 'WebhookTypesChanged', data: { types: ['KycFailed', 'KycPassed'] } };
    given(added).when(change('KycFailed', 'KycPassed')).then(changed);
    given(added, changed).when(change('KycPassed', 'KycFailed')).thenNothing();
    given(added, paused).when(change('KycFailed', 'KycPassed')).then(changed);
  });
  it('gets one secret after the other', () => {
    given(added).when(rotate).then(rotated(2));
    given(added, rotated(2)).when(rotate).then(rotated(3));
  });
  it('is paused and resumed, and a second click changes nothing', () => {
    given(added).when(pause).then(paused);
    given(added, paused).when(pause).thenNothing();
    given(added, paused).when(resume).then(resumed);
    given(added).when(resume).thenNothing();
  });
  it('repeats deliveries, unless it is paused', () => {
    given(added).when(replay).then({ type: 'WebhookReplayed', data: replay.data });
    given(added, paused).when(replay).thenRefused('WEBHOOK_PAUSED');
    given(added, paused, resumed).when(replay).then({ type: 'WebhookReplayed', data: replay.data });
  });
  it('does nothing before it is added and after it is removed', () => {
    given(added).when(remove).then(removed);
    for (const command of [change('KycPassed'), rotate, pause, resume, remove, replay]) {
      given().when(command).thenRefused('NOT_FOUND');
      given(added, removed).when(command).thenRefused('NOT_FOUND');
    }
  });
});
