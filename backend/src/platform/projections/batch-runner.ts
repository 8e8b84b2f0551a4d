import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction, type Pool, type Transaction } from '../database/pool.js';
import type { Position } from '../event-sourcing/index.js';
import type { EventCodec } from '../event-store/event-codec.js';
import { UnknownEventType } from '../event-store/event-registry.js';
import { positionOf, type StoredEvent } from '../event-store/stored-event.js';
import { commandSpan, type SpanPlace, spans, withSpan } from '../tracing/spans.js';
import { describeFailure, isPoisonEvent } from './failure.js';
import { type Lease, type Leases, RENEW_INTERVAL_MS } from './lease.js';
import type { ParkedEvents } from './parked-events.js';
import type { Subscriber } from './subscriber.js';
import { findUnreadable } from './unreadable-events.js';

const MAX_TRIES = 3;
const RETRY_DELAY_MS = 50;
/** If more streams than this fail in a row, the cause lies outside the events. */
const MAX_FAILED_STREAMS = 10;

export type BatchCodec = Pick<EventCodec, 'ofTypes' | 'canRead' | 'mayConcern' | 'decode'>;

export interface BatchDependencies {
  readonly codec: BatchCodec;
  readonly leases: Leases;
  readonly parked: ParkedEvents;
  readonly pool: Pool;
}

type Outcome = { readonly end: Position; readonly waiting: readonly StoredEvent[] } | { readonly retried: StoredEvent };

export class BatchRunner {
  private checkpoint: Position;
  private checkpointMovedAt = performance.now();
  private failedInARow = 0;

  private constructor(
    private readonly subscriber: Subscriber,
    readonly lease: Lease,
    private readonly dependencies: BatchDependencies,
    private parkedStreams: ReadonlySet<string>,
  ) {
    this.checkpoint = lease.position;
  }

  static async start(subscriber: Subscriber, lease: Lease, dependencies: BatchDependencies): Promise<BatchRunner> {
    const { parked, codec } = dependencies;
    await parked.askAgainForKnown(subscriber.name, codec);
    const parkedStreams = await parked.streamsOf(subscriber.name);
    return new BatchRunner(subscriber, lease, dependencies, parkedStreams);
  }

  /**
   * Handles the subscriber's events up to `end`. Throws errors that are not the fault of an event. Unreadable events
   * are thrown too, unless `parksUnreadable` parks them for a newer build.
   */
  async runBatch(batch: readonly StoredEvent[], end: Position, { parksUnreadable = false } = {}): Promise<void> {
    const { codec, leases } = this.dependencies;
    const unreadable = await findUnreadable(batch, this.subscriber.types, this.dependencies);
    const [first] = unreadable;
    if (first && !parksUnreadable) throw new UnknownEventType(first.type, first.schema_ver);
    const known = codec.ofTypes(batch, this.subscriber.types);
    const events = first ? inOrderOf(batch, new Set([...known, ...unreadable])) : known;
    if (events.length === 0) return this.keepLease(end);
    const stopRenewing = leases.keepRenewing(this.lease);
    try {
      if (first) await this.handleOneByOne(events);
      else await this.handleUpTo(end, events);
    } catch (error) {
      if (!isPoisonEvent(error) && !(parksUnreadable && error instanceof UnknownEventType)) throw error;
      await this.handleOneByOne(events);
    } finally {
      stopRenewing();
    }
  }

  /** Handles parked events that an operator retried, and those whose predecessors are no longer parked. */
  async retryParked(): Promise<void> {
    if (this.parkedStreams.size === 0) return;
    const { parked } = this.dependencies;
    for (const streamId of await parked.retryableStreams(this.subscriber.name)) await this.retryStream(streamId);
    this.parkedStreams = await parked.streamsOf(this.subscriber.name);
  }

  async keepLease(position: Position): Promise<void> {
    if (performance.now() - this.checkpointMovedAt <= RENEW_INTERVAL_MS) return;
    const { leases, pool } = this.dependencies;
    await leases.advance(pool, this.lease, this.checkpoint, position);
    this.noteCheckpoint(position);
  }

  private async handleUpTo(end: Position, events: readonly StoredEvent[]): Promise<void> {
    const [free, waiting] = this.partition(events);
    await this.handle(free, { end, waiting });
    this.noteCheckpoint(end);
  }

  private async handleOneByOne(events: readonly StoredEvent[]): Promise<void> {
    for (const event of events) {
      const end = positionOf(event);
      if (this.parkedStreams.has(event.stream_id)) {
        await this.handleUpTo(end, [event]);
        continue;
      }
      const error = await this.findPoison(() => this.handleUpTo(end, [event]));
      if (error !== undefined) await this.park(event, error);
    }
  }

  private handle(stored: readonly StoredEvent[], outcome: Outcome): Promise<void> {
    const places = spans.hasSubscribers ? placesOf(this.subscriber.name, stored) : [];
    return withSpan(places, () => this.handleUntraced(stored, outcome));
  }

  private async handleUntraced(stored: readonly StoredEvent[], outcome: Outcome): Promise<void> {
    const { subscriber } = this;
    const { codec, pool } = this.dependencies;
    const events = await codec.decode(stored);
    if (subscriber.kind === 'repeatable') {
      await subscriber.handle(events);
      return this.record(pool, outcome);
    }
    const prepared = (await subscriber.prepare?.(events)) ?? [];
    const changes = await inTransaction(pool, async (tx) => {
      const changed = await subscriber.handle(tx, events, prepared);
      await this.record(tx, outcome);
      return changed;
    });
    const last = events.at(-1);
    if (last) subscriber.publish?.(changes, last.meta.position);
  }

  /**
   * The last statement asserts the lease, so that a process without it records nothing. As the first one it would save
   * a round trip, but lock the lease, and those who wait for it would hold their connections.
   */
  private async record(on: Pool | Transaction, outcome: Outcome): Promise<void> {
    const { leases, parked } = this.dependencies;
    if ('retried' in outcome) {
      await parked.release(on, this.subscriber.name, outcome.retried);
      await leases.renew(on, this.lease);
    } else {
      await parked.queue(on, this.subscriber.name, outcome.waiting);
      await leases.advance(on, this.lease, this.checkpoint, outcome.end);
    }
  }

  private async park(event: StoredEvent, error: unknown): Promise<void> {
    const { leases, parked, pool } = this.dependencies;
    const end = positionOf(event);
    await inTransaction(pool, async (tx) => {
      await parked.park(tx, this.subscriber.name, event, MAX_TRIES, describeFailure(error));
      await leases.advance(tx, this.lease, this.checkpoint, end);
    });
    this.noteCheckpoint(end);
    this.parkedStreams = new Set([...this.parkedStreams, event.stream_id]);
  }

  private async retryStream(streamId: string): Promise<void> {
    const { leases, parked, pool } = this.dependencies;
    for (const event of await parked.ofStream(this.subscriber.name, streamId)) {
      const error = await this.findPoison(() => this.handle([event], { retried: event }));
      if (error === undefined) continue;
      return inTransaction(pool, async (tx) => {
        await parked.keep(tx, this.subscriber.name, event, MAX_TRIES, describeFailure(error));
        await leases.renew(tx, this.lease);
      });
    }
  }

  /** Tries to handle one event several times. Returns the error of a poison event, and throws any other. */
  private async findPoison(handle: () => Promise<void>): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      try {
        await handle();
        this.failedInARow = 0;
        return undefined;
      } catch (error) {
        if (error instanceof UnknownEventType) return error; // retries cannot help
        if (!isPoisonEvent(error)) throw error;
        if (attempt < MAX_TRIES) await sleep(RETRY_DELAY_MS * attempt * (0.5 + Math.random()));
        else if (++this.failedInARow > MAX_FAILED_STREAMS) throw error;
        else return error;
      }
    }
  }

  private partition(events: readonly StoredEvent[]): [free: StoredEvent[], waiting: StoredEvent[]] {
    const isParked = ({ stream_id }: StoredEvent): boolean => this.parkedStreams.has(stream_id);
    return [events.filter((event) => !isParked(event)), events.filter(isParked)];
  }

  private noteCheckpoint(position: Position): void {
    this.checkpoint = position;
    this.checkpointMovedAt = performance.now();
  }
}

const inOrderOf = (batch: readonly StoredEvent[], wanted: ReadonlySet<StoredEvent>): StoredEvent[] =>
  batch.filter((event) => wanted.has(event));

function placesOf(consumer: string, stored: readonly StoredEvent[]): SpanPlace[] {
  const byCommand = new Map(stored.map(({ command_id, correlation_id }) => [command_id, correlation_id]));
  return [...byCommand].map(([commandId, correlationId]) => ({
    name: consumer,
    kind: 'consumer',
    correlationId,
    follows: commandSpan(commandId),
    attributes: { 'sankofa.events': stored.length },
  }));
}
