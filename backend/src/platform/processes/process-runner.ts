import type { CommandBus } from '@nestjs/cqrs';
import { ExecuteCommand } from '../command-handling/execute-command.js';
import type { Pool } from '../database/pool.js';
import {
  type Aggregate,
  type AnyProcess,
  derivedId,
  type Event,
  type Intent,
  isRefusal,
  type Recorded,
} from '../event-sourcing/index.js';
import type { EventRegistry } from '../event-store/event-registry.js';
import { eventStoreRefusals } from '../event-store/event-store.refusals.js';
import type { Advance, FeedFollower } from '../projections/feed-follower.js';
import { processActor } from './process-actor.js';

const BATCH = 100;

/**
 * Carries out what a process intends. The checkpoint moves after the commands, so an event may be delivered again;
 * each command's id follows from event and process, so that a second delivery finds it done.
 */
export class ProcessRunner implements FeedFollower {
  readonly version = 1;
  readonly batchSize = BATCH;
  readonly name: string;
  readonly types: ReadonlySet<string>;
  private readonly actorId: string;

  constructor(
    private readonly process: AnyProcess,
    private readonly bus: CommandBus,
    private readonly registry: EventRegistry,
    private readonly pool: Pool,
  ) {
    this.name = process.name;
    this.types = new Set(Object.keys(process.on));
    this.actorId = processActor(process.name);
  }

  async handle(events: readonly Recorded[], advance: Advance): Promise<void> {
    for (const event of events) {
      for (const [i, intent] of this.intentsOf(event).entries()) await this.carryOut(intent, event, i);
    }
    await advance(this.pool);
  }

  private intentsOf(event: Recorded): readonly Intent[] {
    const on = this.process.on as Record<string, ((event: Recorded<Event>) => readonly Intent[]) | undefined>;
    return on[event.type]?.(event) ?? [];
  }

  private async carryOut({ kind, streamId, subjectId, command }: Intent, { meta }: Recorded, i: number): Promise<void> {
    const aggregate = this.registry.aggregate(kind) as Aggregate;
    const caller = {
      actorId: this.actorId,
      commandId: derivedId(meta.streamId, `${this.name}/${String(meta.version)}/${String(i)}`),
      correlationId: meta.correlationId,
      causationId: meta.commandId,
      waitForReadModels: false,
    };
    await this.bus.execute(new ExecuteCommand(aggregate, { streamId, subjectId }, command, caller)).catch(unlessErased);
  }
}

/** For a member who was erased meanwhile there is nothing to do any more. */
function unlessErased(error: unknown): void {
  if (!isRefusal(error, eventStoreRefusals.MEMBER_ERASED)) throw error;
}
