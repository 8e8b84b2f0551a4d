import { Body, Delete, HttpCode, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import {
  Access,
  ApiController,
  Created,
  NoContent,
  Ok,
  PathId,
  RequestCaller,
} from '../../../access/access.decorator.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { Clock } from '../../../platform/config/clock.js';
import { DomainError } from '../../../platform/event-sourcing/index.js';
import { notFound, wrongField } from '../../../platform/http/problem.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Deliveries } from '../deliveries/deliveries.js';
import { type Endpoint, Endpoints } from '../deliveries/endpoints.js';
import { WebhookSender } from '../deliveries/sender.js';
import { WebhookDispatch, webhooks } from '../deliveries/webhook-dispatch.js';
import { webhook, webhookOf } from '../domain/webhook.aggregate.js';
import type { WebhookCommand } from '../domain/webhook.commands.js';
import { webhookRefusals } from '../domain/webhook.refusals.js';
import {
  AddWebhookRequest,
  ChangedWebhookResponse,
  ChangeWebhookRequest,
  ReplayedWebhookResponse,
  ReplayWebhookRequest,
  TriedWebhookResponse,
  WebhookSecretResponse,
} from './webhooks.requests.js';

@Access('manage-webhooks')
@ApiController('webhooks', 'api/admin/webhooks')
export class WebhooksController {
  constructor(
    private readonly bus: CommandBus,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly endpoints: Endpoints,
    private readonly deliveries: Deliveries,
    private readonly sender: WebhookSender,
    private readonly dispatch: WebhookDispatch,
  ) {}

  /** Later events are sent. Earlier ones are not. */
  @Post()
  @Created(WebhookSecretResponse)
  async add(@Body() { url, types }: AddWebhookRequest, @RequestCaller() caller: Caller) {
    if (!this.sender.mayReach(url)) throw new DomainError(webhookRefusals.WEBHOOK_URL_NOT_TAKEN);
    const data = { url, types: this.known(types) };
    const made = await this.command(uuidv7(), { type: 'AddWebhook', data }, caller);
    const { id } = made.answer;
    return made.with({ id, secret: await this.sender.secretOf(id, 1), formerUntil: null });
  }

  @Patch(':id')
  @Ok(ChangedWebhookResponse)
  change(@PathId('id') id: string, @Body() { types }: ChangeWebhookRequest, @RequestCaller() caller: Caller) {
    return this.command(id, { type: 'ChangeWebhookTypes', data: { types: this.known(types) } }, caller);
  }

  /** The former secret signs too for a day, so that the receiver has time to change. */
  @Post(':id/rotate')
  @Ok(WebhookSecretResponse)
  async rotate(@PathId('id') id: string, @RequestCaller() caller: Caller) {
    const done = await this.command(id, { type: 'RotateWebhookSecret', data: {} }, caller);
    const endpoint = await this.endpoint(id);
    const secret = await this.sender.secretOf(id, endpoint.generation);
    return done.with({ id, secret, formerUntil: this.sender.overlapEndOf(endpoint) });
  }

  @Post(':id/pause')
  @Ok(ChangedWebhookResponse)
  pause(@PathId('id') id: string, @RequestCaller() caller: Caller) {
    return this.command(id, { type: 'PauseWebhook', data: { reason: 'by staff' } }, caller);
  }

  /** Events of the pause are sent only by a replay. */
  @Post(':id/resume')
  @Ok(ChangedWebhookResponse)
  resume(@PathId('id') id: string, @RequestCaller() caller: Caller) {
    return this.command(id, { type: 'ResumeWebhook', data: {} }, caller);
  }

  @Delete(':id')
  @NoContent()
  async remove(@PathId('id') id: string, @RequestCaller() caller: Caller): Promise<void> {
    await this.command(id, { type: 'RemoveWebhook', data: {} }, caller);
  }

  /** Sends a `webhook.test` event at once. */
  @Post(':id/test')
  @Ok(TriedWebhookResponse)
  async try(@PathId('id') id: string): Promise<TriedWebhookResponse> {
    const endpoint = await this.endpoint(id);
    const body = JSON.stringify({ type: 'webhook.test', timestamp: this.clock.now().toISOString(), data: {} });
    return this.sender.send(endpoint, uuidv7(), body);
  }

  /** Sends again under the same ids, including delivered ones. */
  @Post(':id/replay')
  @HttpCode(200)
  @Ok(ReplayedWebhookResponse)
  async replay(
    @PathId('id') id: string,
    @Body() { deliveryId, since }: ReplayWebhookRequest,
    @RequestCaller() caller: Caller,
  ) {
    const data = { ...(deliveryId !== undefined && { deliveryId }), ...(since && { since: since.toISOString() }) };
    if (Object.keys(data).length !== 1) throw wrongField('since', 'Name one delivery, or since when.');
    if (deliveryId !== undefined && !(await this.deliveries.isKnown(id, deliveryId))) throw notFound();
    const done = await this.command(id, { type: 'ReplayWebhook', data }, caller);
    const waiting = await this.deliveries.replayed(id, deliveryId, since);
    const jobs = waiting.map(({ id: delivery, type, streamId, version }) => ({
      id: `replay-${caller.commandId}-${delivery}`,
      data: { endpointId: id, type, streamId, version },
    }));
    await this.jobs.add(webhooks, jobs);
    return done.with({ count: jobs.length });
  }

  private known(types: readonly string[]): string[] {
    const unknown = types.find((type) => !this.dispatch.eventTypes().includes(type));
    if (unknown !== undefined) throw wrongField('types', `No event is ${unknown}.`);
    return [...new Set(types)];
  }

  private async endpoint(id: string): Promise<Endpoint> {
    const endpoint = await this.endpoints.find(id);
    if (!endpoint) throw notFound();
    return endpoint;
  }

  private command(id: string, command: WebhookCommand, caller: Caller): Promise<CommandResult<ChangedWebhookResponse>> {
    return this.bus.execute(new ExecuteCommand(webhook, webhookOf(id), command, caller, () => ({ id })));
  }
}
