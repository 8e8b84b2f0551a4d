import { setTimeout as pause } from 'node:timers/promises';
import { inTransaction, type Pool } from '../database/pool.js';
import type { Position, Recorded } from '../event-sourcing/index.js';
import type { EventCodec } from '../event-store/event-codec.js';
import { positionOf, type StoredEvent } from '../event-store/stored-event.js';
import { commandSpan, type SpanPlace, spans, traced } from '../tracing/spans.js';
import { describeFailure, isOfTheEvent } from './failure.js';
import type { Advance, FeedFollower } from './feed-follower.js';
import type { Lease, Leases } from './lease.js';
import type { ParkedEvents } from './parked-events.js';

const TRIES = 3;
const BETWEEN_TRIES_MS = 50;
/** When so many streams fail one after the other, it is not the events. */
const MOST_IN_A_ROW = 10;

export interface StepParts {
  readonly codec: EventCodec;
  readonly leases: Leases;
  readonly parked: ParkedEvents;
  readonly pool: Pool;
}

/** Work with which the checkpoint moves. */
type Work = (advance: Advance) => Promise<void>;

/** Takes a consumer through the feed while it holds one lease, and sets aside what cannot be handled. */
export class CarefulSteps {
  private failedInARow = 0;
  /** Where the checkpoint is as long as nobody else moves it. */
  private checkpoint: Position;

  private constructor(
    private readonly follower: FeedFollower,
    private readonly lease: Lease,
    private readonly parts: StepParts,
    private parked: Set<string>,
  ) {
    this.checkpoint = lease.position;
  }

  static async begin(follower: FeedFollower, lease: Lease, parts: StepParts): Promise<CarefulSteps> {
    return new CarefulSteps(follower, lease, parts, await parts.parked.streamsOf(lease.consumer.name));
  }

  /** Does the work for a stretch of the feed that ends at `end`; true when there was any. */
  async take(events: readonly StoredEvent[], end: Position): Promise<boolean> {
    this.parts.codec.mustKnow(events);
    const relevant = events.filter(({ type }) => this.follower.types.has(type));
    if (relevant.length === 0) return false;
    await this.parts.leases.keep(this.lease, () => this.takeRelevant(relevant, end));
    return true;
  }

  /** Moves the checkpoint, in the transaction of the work if there is any, and only from where it was left. */
  async moveTo(end: Position, work: Work = (advance) => advance(this.parts.pool)): Promise<void> {
    await work((on) => this.parts.leases.advance(on, this.lease, this.checkpoint, end));
    this.checkpoint = end;
  }

  /** Tries again what an operator asked for, and what no longer waits for another event. */
  async playParked(): Promise<void> {
    if (this.parked.size === 0) return;
    for (const streamId of await this.parts.parked.playable(this.consumer)) await this.play(streamId);
    this.parked = await this.parts.parked.streamsOf(this.consumer);
  }

  private get consumer(): string {
    return this.lease.consumer.name;
  }

  private async takeRelevant(events: readonly StoredEvent[], end: Position): Promise<void> {
    try {
      await this.allAtOnce(events, end);
    } catch (error) {
      if (!isOfTheEvent(error)) throw error;
      for (const event of events) await this.one(event);
    }
  }

  private async allAtOnce(events: readonly StoredEvent[], end: Position): Promise<void> {
    const waiting = events.filter(({ stream_id }) => this.parked.has(stream_id));
    const free = events.filter(({ stream_id }) => !this.parked.has(stream_id));
    await this.moveTo(end, (advance) =>
      this.handle(free, async (on) => {
        await this.parts.parked.queue(on, this.consumer, waiting);
        await advance(on);
      }),
    );
  }

  private async one(event: StoredEvent): Promise<void> {
    const end = positionOf(event);
    if (this.parked.has(event.stream_id)) return this.allAtOnce([event], end);
    const error = await this.failureOf(() => this.moveTo(end, (advance) => this.handle([event], advance)));
    if (error === undefined) return;
    await this.moveTo(end, (advance) => this.park(event, error, advance));
    this.parked.add(event.stream_id);
  }

  private async play(streamId: string): Promise<void> {
    for (const event of await this.parts.parked.ofStream(this.consumer, streamId)) {
      const error = await this.failureOf(() =>
        this.handle([event], async (on) => {
          await this.parts.parked.release(on, this.consumer, event);
          await this.parts.leases.renew(on, this.lease);
        }),
      );
      if (error !== undefined) return this.keepParked(event, error);
    }
  }

  /** Does the work for one event, several times if need be, and answers why it could not be done. */
  private async failureOf(work: () => Promise<void>): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      try {
        await work();
        this.failedInARow = 0;
        return undefined;
      } catch (error) {
        if (!isOfTheEvent(error)) throw error;
        if (attempt < TRIES) await pause(BETWEEN_TRIES_MS * attempt * (0.5 + Math.random()));
        else if (++this.failedInARow > MOST_IN_A_ROW) throw error;
        else return error;
      }
    }
  }

  private async park(event: StoredEvent, error: unknown, advance: Advance): Promise<void> {
    await inTransaction(this.parts.pool, async (tx) => {
      await this.parts.parked.park(tx, this.consumer, event, TRIES, describeFailure(error));
      await advance(tx);
    });
  }

  private async keepParked(event: StoredEvent, error: unknown): Promise<void> {
    await inTransaction(this.parts.pool, async (tx) => {
      await this.parts.parked.keep(tx, this.consumer, event, TRIES, describeFailure(error));
      await this.parts.leases.renew(tx, this.lease);
    });
  }

  private async handle(events: readonly StoredEvent[], advance: Advance): Promise<void> {
    const decoded = await this.parts.codec.decode(events);
    const places = spans.hasSubscribers ? placesOf(this.consumer, decoded) : [];
    await traced(places, () => this.follower.handle(decoded, advance));
  }
}

/** The step belongs to the trace of each command whose events it handles. */
function placesOf(consumer: string, events: readonly Recorded[]): SpanPlace[] {
  const byCommand = new Map(events.map(({ meta }) => [meta.commandId, meta.correlationId]));
  return [...byCommand].map(([commandId, correlationId]) => ({
    name: consumer,
    kind: 'consumer',
    correlationId,
    follows: commandSpan(commandId),
    attributes: { 'sankofa.events': events.length },
  }));
}
