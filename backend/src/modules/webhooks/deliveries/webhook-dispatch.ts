import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ExecuteCommand, IMPORTER, systemCaller } from '../../../platform/command-handling/execute-command.js';
import { Clock } from '../../../platform/config/clock.js';
import { addMinutes, type Recorded } from '../../../platform/event-sourcing/index.js';
import { EventRegistry } from '../../../platform/event-store/event-registry.js';
import { History } from '../../../platform/event-store/history.js';
import { jobFor, type NewJob } from '../../../platform/jobs/dispatch.js';
import { type JobKind, RetryLater } from '../../../platform/jobs/job.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { WEBHOOKS, webhook, webhookOf } from '../domain/webhook.aggregate.js';
import type { PauseReason } from '../domain/webhook.events.js';
import { Deliveries, type DeliveryJob, type Outcome } from './deliveries.js';
import { type Endpoint, Endpoints } from './endpoints.js';
import { WebhookSender } from './sender.js';

export const webhooks: JobKind<DeliveryJob> = { queue: 'webhooks' };

/** Sums up to three days. */
const RETRY_DELAY_MINUTES = [1, 5, 30, 120, 300, 600, 840, 1_200, 1_224];
/** A replay makes a second job of a delivery that waits. The one that tried last keeps the times. */
const AFTER_THE_OTHER_MINUTES = 1;
const CLOCKS_APART_MINUTES = 0.5;
const GONE = 410;

/** Sends each event to the endpoints that subscribe to its type, and retries for three days. */
@Injectable()
export class WebhookDispatch implements OnModuleInit {
  private active: readonly Endpoint[] = [];
  private readonly silent = new Set<string>();
  private readonly busy = new Set<string>();

  constructor(
    private readonly registry: EventRegistry,
    private readonly jobs: Jobs,
    private readonly endpoints: Endpoints,
    private readonly deliveries: Deliveries,
    private readonly sender: WebhookSender,
    private readonly history: History,
    private readonly clock: Clock,
    private readonly bus: CommandBus,
  ) {}

  /** Runs when all modules have registered their events. */
  onModuleInit(): void {
    this.jobs.handle(webhooks, (job) => this.deliver(job));
    this.jobs.dispatch({
      name: 'send-webhooks',
      lookBackDays: 3,
      prepare: async () => void (this.active = await this.endpoints.all()),
      on: Object.fromEntries(this.eventTypes().map((type) => [type, (event: Recorded) => this.jobsOf(event)])),
    });
  }

  eventTypes(): string[] {
    return [...this.registry.all().keys()].sort();
  }

  private jobsOf({ type, meta }: Recorded): NewJob[] {
    const { streamId, version, recordedAt, actorId } = meta;
    return this.active
      .filter(({ types, addedAt }) => types.includes(type) && addedAt <= recordedAt && actorId !== IMPORTER)
      .map(({ id }) => ({ ...jobFor(webhooks, { endpointId: id, type, streamId, version }), key: id }));
  }

  /** Sent again under the same id after a crash. What failed or was held back goes out by a replay alone. */
  private async deliver(job: DeliveryJob): Promise<void> {
    const endpoint = await this.endpoints.find(job.endpointId);
    if (!endpoint) return;
    const { id, state, attempts, lastAt } = await this.deliveries.begin(job);
    if (state !== 'waiting') return;
    if (endpoint.pausedAt) return this.deliveries.note(id, 'held back', attempts);
    const dueAt = lastAt && addMinutes(lastAt, RETRY_DELAY_MINUTES[attempts - 1] ?? 0);
    if (dueAt && dueAt > addMinutes(this.clock.now(), CLOCKS_APART_MINUTES))
      throw new RetryLater(addMinutes(dueAt, AFTER_THE_OTHER_MINUTES));
    // Otherwise one that does not answer would hold every slot, and all others would wait.
    if (this.silent.has(endpoint.id) && this.busy.has(endpoint.id))
      throw new RetryLater(addMinutes(this.clock.now(), AFTER_THE_OTHER_MINUTES));
    const outcome = await this.send(endpoint, id, await this.bodyOf(job));
    const isTaken = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
    const delay = outcome.status === GONE ? undefined : RETRY_DELAY_MINUTES[attempts];
    const next = isTaken ? 'delivered' : delay === undefined ? 'failed' : 'waiting';
    if (next === 'failed')
      await this.pause(
        endpoint,
        outcome.status === GONE ? 'the receiver says that it is gone' : 'no delivery was taken for three days',
      );
    await this.deliveries.note(id, next, attempts + 1, outcome);
    if (next === 'waiting') throw new RetryLater(addMinutes(this.clock.now(), delay ?? 0));
  }

  private async send(endpoint: Endpoint, id: string, body: string): Promise<Outcome> {
    this.busy.add(endpoint.id);
    const outcome = await this.sender.send(endpoint, id, body).finally(() => this.busy.delete(endpoint.id));
    if (outcome.status === null) this.silent.add(endpoint.id);
    else this.silent.delete(endpoint.id);
    return outcome;
  }

  /** Has only the clear-text fields of the event. Personal fields are never decrypted. */
  private async bodyOf({ type, streamId, version }: DeliveryJob): Promise<string> {
    const event = await this.history.one(streamId, version);
    if (!event) throw new Error(`There is no event ${String(version)} in stream ${streamId}.`);
    const data = { ...event.data, streamId, version, subjectId: event.subject_id };
    return JSON.stringify({ type, timestamp: event.recorded_at.toISOString(), data });
  }

  private async pause({ id }: Endpoint, reason: PauseReason): Promise<void> {
    const command = { type: 'PauseWebhook', data: { reason } } as const;
    await this.bus.execute(new ExecuteCommand(webhook, webhookOf(id), command, systemCaller(WEBHOOKS)));
  }
}
