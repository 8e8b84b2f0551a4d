import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Pool, Transaction } from '../database/pool.js';
import { comparePositions, type Position, type Recorded } from '../event-sourcing/index.js';
import type { EventCodec } from '../event-store/event-codec.js';
import type { Feed } from '../event-store/feed.js';
import { positionOf, type StoredEvent } from '../event-store/stored-event.js';
import type { WakeUp } from '../event-store/wake-up.js';
import { LEASE_SECONDS, type Lease, LeaseLost, type Leases } from './lease.js';
import { Nudge } from './nudge.js';

const POLL_MS = 500;
const SETTLE_MS = [2, 4, 8, 16, 20] as const;
const RENEW_MS = (LEASE_SECONDS * 1000) / 3;

/** Moves the checkpoint in the transaction of the work it stands for. */
export type Advance = (on: Pool | Transaction) => Promise<void>;

/** Something that follows the feed: a projector, or a process. */
export interface FeedFollower {
  readonly name: string;
  readonly version: number;
  readonly types: ReadonlySet<string>;
  readonly batchSize: number;
  /** Does the work for the events and calls `advance` in the same transaction, or after it when it is repeatable. */
  handle(events: readonly Recorded[], advance: Advance): Promise<void>;
  /** Told after each step how far the consumer has come. */
  reached?(position: Position): void;
}

export interface ConsumerParts {
  readonly feed: Feed;
  readonly codec: EventCodec;
  readonly leases: Leases;
  readonly wakeUp: WakeUp;
  readonly pool: Pool;
}

/** Follows the feed for one consumer while this process holds its lease, and waits for the lease while it does not. */
export class FeedConsumer {
  private readonly logger: Logger;
  private readonly nudge = new Nudge();
  private readonly running: Promise<void>;
  private stopListening: () => void;
  private stopped = false;
  private lease: Lease | undefined;
  private position: Position | undefined;
  private announced: Position | undefined;
  private persistedAt = 0;

  constructor(
    private readonly follower: FeedFollower,
    private readonly parts: ConsumerParts,
  ) {
    this.logger = new Logger(follower.name);
    this.stopListening = parts.wakeUp.listen(({ position, types }) => {
      if (types.isDisjointFrom(follower.types)) return;
      this.announced = position;
      this.nudge.give();
    });
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.stopListening();
    this.nudge.give();
    await this.running;
  }

  private async run(): Promise<void> {
    for (let failures = 0; !this.stopped; ) {
      try {
        await this.step();
        failures = 0;
      } catch (error) {
        failures = error instanceof LeaseLost ? 0 : failures + 1;
        this.lease = undefined;
        this.logger.warn({ message: 'step failed', failures, error });
        await this.nudge.wait(Math.min(100 * 2 ** failures, 2_000) * (0.5 + Math.random()));
      }
    }
    if (this.lease) await this.parts.leases.release(this.lease).catch(() => undefined);
  }

  private async step(): Promise<void> {
    this.lease ??= await this.takeLease();
    if (!this.lease || !this.position) {
      await sleep(RENEW_MS / 2);
      return;
    }
    const events = await this.parts.feed.after(this.position, this.follower.batchSize);
    const last = events.at(-1);
    if (last) await this.follow(this.lease, events, positionOf(last));
    if (events.length < this.follower.batchSize) await this.rest(this.lease, this.position);
  }

  private async takeLease(): Promise<Lease | undefined> {
    const lease = await this.parts.leases.acquire({ name: this.follower.name, version: this.follower.version });
    this.position = lease?.position;
    this.persistedAt = performance.now();
    if (lease) this.follower.reached?.(lease.position);
    return lease;
  }

  private async follow(lease: Lease, events: readonly StoredEvent[], end: Position): Promise<void> {
    const relevant = events.filter(({ type }) => this.follower.types.has(type));
    if (relevant.length > 0) {
      await this.follower.handle(await this.parts.codec.decode(relevant), async (on) => {
        await this.parts.leases.advance(on, lease, end);
        this.persistedAt = performance.now();
      });
    }
    this.position = end;
    this.follower.reached?.(end);
  }

  /** Waits for more; not long when something was announced that is not visible yet. */
  private async rest(lease: Lease, position: Position): Promise<void> {
    if (performance.now() - this.persistedAt > RENEW_MS) {
      await this.parts.leases.advance(this.parts.pool, lease, position);
      this.persistedAt = performance.now();
    }
    if (!this.announced || comparePositions(this.announced, position) <= 0) {
      this.announced = undefined;
      return this.nudge.wait(POLL_MS);
    }
    await this.settle(position);
  }

  private async settle(position: Position): Promise<void> {
    for (const pause of SETTLE_MS) {
      if (this.stopped || this.nudge.given) return;
      await sleep(pause);
      if ((await this.parts.feed.after(position, 1)).length > 0) return;
    }
  }
}
