import { Logger } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { KeyedMutex } from '../concurrency/keyed-mutex.js';
import { Clock } from '../config/clock.js';
import { inTransaction, Pool } from '../database/pool.js';
import { Erasures } from '../erasure/erasures.js';
import {
  AlreadyDecided,
  type Command,
  DomainError,
  type Event,
  type EventType,
  type Position,
  stateAfter,
} from '../event-sourcing/index.js';
import { EventStore, type LoadedStream, type StreamAt } from '../event-store/event-store.js';
import { eventStoreRefusals } from '../event-store/event-store.refusals.js';
import { WakeUp } from '../event-store/wake-up.js';
import { withLogContext } from '../logging/log-context.js';
import { ReadModelProgress } from '../projections/read-model-progress.js';
import { commandSpan, requestSpan, type SpanPlace, withSpan } from '../tracing/spans.js';
import { CommandResult, ExecuteCommand } from './execute-command.js';
import { Idempotency, isRepeatedCommand, isVersionClash } from './idempotency.js';
import { InTransactionWriters } from './in-transaction-writers.js';
import { OpenRequests } from './open-requests.js';

const MAX_ATTEMPTS = 20;

type Execution = ExecuteCommand<unknown, Command, Event, object>;

interface Outcome {
  readonly answer: object;
  readonly appended?: { readonly position: Position; readonly types: ReadonlySet<string> };
}

interface Decision {
  readonly events: readonly Event[];
  readonly refusal?: Error;
}

/** On a version conflict the command starts over with a new load, so that rules always see the latest state. */
@CommandHandler(ExecuteCommand)
export class ExecuteCommandHandler implements ICommandHandler<Execution> {
  private readonly logger = new Logger('commands');
  private readonly mutex = new KeyedMutex();

  constructor(
    private readonly store: EventStore,
    private readonly pool: Pool,
    private readonly idempotency: Idempotency,
    private readonly writers: InTransactionWriters,
    private readonly wakeUp: WakeUp,
    private readonly progress: ReadModelProgress,
    private readonly clock: Clock,
    private readonly erasures: Erasures,
    private readonly openRequests: OpenRequests,
  ) {}

  execute(execution: Execution): Promise<CommandResult<object>> {
    const { correlationId, causationId } = execution.caller;
    return withLogContext({ correlationId, causationId }, () =>
      withSpan(placeOf(execution), async () => {
        const { streamId } = execution.target;
        const outcome = await this.mutex.runExclusive(streamId, () => this.retryOnConflict(execution));
        return this.waitForReadModels(execution, outcome);
      }),
    );
  }

  private async waitForReadModels({ caller }: Execution, { answer, appended }: Outcome) {
    if (!appended) return new CommandResult(answer);
    const { position, types } = appended;
    const visible = !caller.waitForReadModels || (await this.progress.waitFor(position, types));
    return new CommandResult(answer, position, visible);
  }

  private async retryOnConflict(execution: Execution): Promise<Outcome> {
    let isKeyTaken = false;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(execution, isKeyTaken);
      } catch (error) {
        isKeyTaken = isRepeatedCommand(error);
        if (!isVersionClash(error) && !isKeyTaken) throw error;
        if (attempt === MAX_ATTEMPTS) throw new DomainError(eventStoreRefusals.TOO_MANY_CHANGES_AT_ONCE);
      }
    }
  }

  private async attempt(execution: Execution, isKeyTaken: boolean): Promise<Outcome> {
    const { aggregate, target, command, caller } = execution;
    const request = caller.request ?? [command.type, JSON.stringify(command.data)].join('\n');
    const requestHash = await this.idempotency.hash(request);
    const loaded = await this.load(execution);
    const { events, refusal } = await this.decide(execution, loaded);
    const isRecorded = events.length > 0 && !caller.isDryRun;
    // The append refuses a repeat. Only where a command does not come to it, or did before, an answer is looked for:
    // after the load, as a repeat that sees the first request's events must also find its answer.
    if (isKeyTaken || !isRecorded) {
      const kept = await this.idempotency.recall(caller.actorId, caller.commandId, requestHash);
      if (kept) return { answer: kept };
    }
    if (refusal) throw refusal;

    const answer = execution.answer(events);
    if (!isRecorded) {
      if (!caller.isDryRun && caller.clientSuppliedKey) await this.idempotency.keep(caller, requestHash, answer);
      return { answer };
    }
    const stream = { ...target, kind: aggregate.kind, version: loaded.version };
    const position = await withSpan(appendPlaceOf(execution, events.length), () =>
      this.record(stream, events, execution, requestHash, answer),
    );
    const types = new Set(events.map(({ type }) => type));
    this.logger.debug({ message: 'recorded', command: command.type, count: events.length });
    this.wakeUp.announce({ position, types });
    return { answer, appended: { position, types } };
  }

  private async decide(execution: Execution, { version, events: history }: LoadedStream): Promise<Decision> {
    const { decider, ignoresHistory } = execution.aggregate;
    try {
      const events = decider.decide(execution.command, ignoresHistory ? version : stateAfter(decider, history));
      await this.assertNotErased(execution, events);
      return { events };
    } catch (refusal) {
      return { events: [], refusal: refusal instanceof AlreadyDecided ? refusal.by(history) : (refusal as Error) };
    }
  }

  private load({ aggregate, target: { streamId } }: Execution): Promise<LoadedStream> {
    return aggregate.ignoresHistory ? this.store.head(streamId) : this.store.load(aggregate, streamId);
  }

  /** Refuses decisions about erased members. Erasing the rest of a member is still allowed. */
  private async assertNotErased({ aggregate, target, caller }: Execution, events: readonly Event[]): Promise<void> {
    const isAboutAnother = caller.request !== undefined && caller.actorId !== target.subjectId;
    const types: Readonly<Record<string, EventType>> = aggregate.events;
    if (!isAboutAnother || events.every(({ type }) => types[type]?.erases)) return;
    const purposes = Object.values(types).flatMap(({ personal = {} }) => Object.keys(personal));
    if (await this.erasures.isErased(target.subjectId, purposes))
      throw new DomainError(eventStoreRefusals.MEMBER_ERASED);
  }

  private async record(
    stream: StreamAt,
    events: readonly Event[],
    execution: Execution,
    requestHash: Buffer,
    answer: object,
  ): Promise<Position> {
    const { aggregate, caller, command } = execution;
    const at = this.clock.now();
    const meta = { ...caller, causationId: caller.causationId ?? null, requestHash, at };
    const encoded = await this.store.encode(stream, events);
    const kept = await this.idempotency.seal(caller, answer);
    const writer = this.writers.for(stream.kind);
    const isLimited = this.openRequests.isLimited(aggregate, command);
    if (!writer && !isLimited) return this.store.append(this.pool, stream, encoded, meta, kept);
    return inTransaction(this.pool, async (tx) => {
      const position = await this.store.append(tx, stream, encoded, meta, kept);
      if (isLimited) await this.openRequests.assertNotTooMany(tx, aggregate, stream.subjectId);
      const { actorId } = caller;
      await writer?.(tx, { streamId: stream.streamId, subjectId: stream.subjectId, command, events, actorId, at });
      return position;
    });
  }
}

function placeOf({ command, caller, aggregate }: Execution): SpanPlace {
  const { correlationId, commandId, causationId } = caller;
  const isFirst = correlationId === commandId; // no other command caused it
  const follows = causationId === undefined ? requestSpan(correlationId) : commandSpan(causationId);
  const about = { name: command.type, kind: 'internal', attributes: { 'sankofa.stream': aggregate.kind } } as const;
  return { ...about, correlationId, id: commandSpan(commandId), ...(!isFirst && { follows }) };
}

function appendPlaceOf({ caller: { correlationId, commandId }, aggregate }: Execution, count: number): SpanPlace {
  const attributes = { 'sankofa.stream': aggregate.kind, 'sankofa.events': count };
  return { name: 'append', kind: 'internal', correlationId, follows: commandSpan(commandId), attributes };
}
