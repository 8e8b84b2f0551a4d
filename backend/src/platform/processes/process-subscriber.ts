import type { CommandBus } from '@nestjs/cqrs';
import { ExecuteCommand, IMPORTER } from '../command-handling/execute-command.js';
import { runConcurrently } from '../concurrency/run-concurrently.js';
import {
  type Aggregate,
  type Answered,
  type AnyProcess,
  derivedId,
  type Intent,
  isRefusal,
  type Recorded,
} from '../event-sourcing/index.js';
import type { EventRegistry } from '../event-store/event-registry.js';
import { eventStoreRefusals } from '../event-store/event-store.refusals.js';
import type { RepeatableSubscriber } from '../projections/subscriber.js';
import { processActor } from './process-registry.js';

const MAX_STREAMS_AT_ONCE = 8;

/** Sends a process's commands, in order within each stream. Ids derive from event, process and target (idempotent). */
export class ProcessSubscriber implements RepeatableSubscriber {
  readonly kind = 'repeatable';
  readonly batchSize = 100;
  readonly name: string;
  readonly types: ReadonlySet<string>;
  private readonly actorId: string;

  constructor(
    private readonly process: AnyProcess,
    private readonly bus: CommandBus,
    private readonly registry: EventRegistry,
  ) {
    this.name = process.name;
    this.types = new Set(Object.keys(process.on));
    this.actorId = processActor(process.name);
  }

  async handle(events: readonly Recorded[]): Promise<void> {
    const streams = Map.groupBy(events, ({ meta }) => meta.streamId);
    await runConcurrently([...streams.values()], MAX_STREAMS_AT_ONCE, (ofStream) => this.answer(ofStream));
  }

  private async answer(events: readonly Recorded[]): Promise<void> {
    for (const event of events) {
      const byTarget = Map.groupBy(await this.intentsOf(event), ({ streamId }) => streamId);
      for (const intents of byTarget.values())
        for (const [i, intent] of intents.entries()) await this.send(intent, event, i);
    }
  }

  private async intentsOf(event: Recorded): Promise<readonly Intent[]> {
    if (event.meta.actorId === IMPORTER) return [];
    const on = this.process.on as Record<string, ((event: Recorded) => Answered) | undefined>;
    return (await on[event.type]?.(event)) ?? [];
  }

  private async send({ kind, streamId, subjectId, command }: Intent, { meta }: Recorded, i: number): Promise<void> {
    const aggregate = this.registry.aggregate(kind) as Aggregate;
    const caller = {
      actorId: this.actorId,
      commandId: derivedId(meta.streamId, `${this.name}/${String(meta.version)}/${streamId}/${String(i)}`),
      correlationId: meta.correlationId,
      causationId: meta.commandId,
      waitForReadModels: false,
    };
    await this.bus.execute(new ExecuteCommand(aggregate, { streamId, subjectId }, command, caller)).catch(ignoreErased);
  }
}

/** A command for a member who was erased meanwhile is dropped. */
function ignoreErased(error: unknown): void {
  if (!isRefusal(error, eventStoreRefusals.MEMBER_ERASED)) throw error;
}
