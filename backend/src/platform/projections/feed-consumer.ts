import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Nudge } from '../background/nudge.js';
import { beginning, comparePositions, formatPosition, type Position } from '../event-sourcing/index.js';
import { UnknownEventType } from '../event-store/event-registry.js';
import type { Feed } from '../event-store/feed.js';
import { positionOf, type StoredEvent } from '../event-store/stored-event.js';
import type { WakeUp } from '../event-store/wake-up.js';
import { CarefulSteps, type StepParts } from './careful-steps.js';
import { describeFailure } from './failure.js';
import type { FeedFollower } from './feed-follower.js';
import { type Lease, LeaseLost, RENEW_INTERVAL_MS } from './lease.js';

const POLL_MS = 500;
const LEAST_WAIT_MS = 50;
const SETTLE_MS = [2, 4, 8, 16, 20] as const;
/** Longer than others wait before they ask for a lease again. */
const STAND_BACK_MS = RENEW_INTERVAL_MS * 1.5;

export interface ConsumerParts extends StepParts {
  readonly feed: Feed;
  readonly wakeUp: WakeUp;
}

/** What there is as long as this process holds the lease. */
interface Hold {
  readonly lease: Lease;
  readonly steps: CarefulSteps;
}

/** Follows the feed for one consumer while this process holds its lease, and waits for the lease while it does not. */
export class FeedConsumer {
  private readonly logger: Logger;
  private readonly nudge = new Nudge();
  private readonly running: Promise<void>;
  private stopListening: () => void;
  private stopped = false;
  private hold: Hold | undefined;
  private position = beginning;
  private announced: Position | undefined;
  private persistedAt = 0;
  /** How often in a row the lease was somebody else's; most leases change hands rarely, a rebuild's in a moment. */
  private refused = 0;

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
        await this.giveUpStep(error, failures);
      }
    }
    if (this.hold) await this.parts.leases.release(this.hold.lease).catch(() => undefined);
  }

  /** How far the step came is not known for sure, so the next one begins by reading the checkpoint. */
  private async giveUpStep(error: unknown, failures: number): Promise<void> {
    const lease = this.hold?.lease;
    this.hold = undefined;
    if (lease) this.follower.left?.();
    this.logger.warn({ message: 'step failed', failures, error });
    if (failures === 1) this.follower.unsure?.();
    if (lease && failures > 0)
      await this.parts.leases.noteFailure(lease, describeFailure(error)).catch(() => undefined);
    if (lease && error instanceof UnknownEventType) return this.leaveToNewer(lease);
    await this.nudge.wait(Math.min(100 * 2 ** failures, 2_000) * (0.5 + Math.random()));
  }

  /** The log is newer than this build, and so may be another process: it is given the time to take over. */
  private async leaveToNewer(lease: Lease): Promise<void> {
    await this.parts.leases.release(lease).catch(() => undefined);
    await sleep(STAND_BACK_MS);
  }

  private async step(): Promise<void> {
    this.hold ??= await this.takeLease();
    if (!this.hold) {
      await sleep(Math.min(LEAST_WAIT_MS * 2 ** this.refused++, RENEW_INTERVAL_MS / 2));
      return;
    }
    this.refused = 0;
    const { steps } = this.hold;
    await steps.playParked();
    const events = await this.parts.feed.after(this.position, this.follower.batchSize);
    const last = events.at(-1);
    if (last) await this.follow(steps, events, positionOf(last));
    if (events.length < this.follower.batchSize) await this.rest(steps, this.position);
  }

  private async takeLease(): Promise<Hold | undefined> {
    const lease = await this.parts.leases.acquire({ name: this.follower.name, version: this.follower.version });
    if (!lease) return undefined;
    const isPutBack = await this.isPutBackTo(lease.position);
    const steps = await CarefulSteps.begin(this.follower, lease, this.parts);
    this.position = lease.position;
    this.persistedAt = performance.now();
    this.follower.reached?.(lease.position);
    if (lease.isTakenOver || isPutBack) this.follower.unsure?.();
    return { lease, steps };
  }

  /** Whether what was read from the log last is no longer in it; then that is said. */
  private async isPutBackTo(position: Position): Promise<boolean> {
    if (comparePositions(position, this.position) >= 0 || (await this.parts.feed.holds(this.position))) return false;
    const message = 'the log is shorter than it was: an older state of it was put back';
    this.logger.error({ message, position: formatPosition(this.position) });
    return true;
  }

  private async follow(steps: CarefulSteps, events: readonly StoredEvent[], end: Position): Promise<void> {
    if (await steps.take(events, end)) this.persistedAt = performance.now();
    else await this.renew(steps, end); // a long stretch of what is not its own must not cost it the lease
    this.position = end;
    this.follower.reached?.(end);
  }

  private async renew(steps: CarefulSteps, position: Position): Promise<void> {
    if (performance.now() - this.persistedAt <= RENEW_INTERVAL_MS) return;
    await steps.moveTo(position);
    this.persistedAt = performance.now();
  }

  /** Waits for more; not long when something was announced that is not visible yet. */
  private async rest(steps: CarefulSteps, position: Position): Promise<void> {
    await this.renew(steps, position);
    if (!this.announced || comparePositions(this.announced, position) <= 0) {
      this.announced = undefined;
      return this.nudge.wait(POLL_MS);
    }
    await this.settle(position);
  }

  private async settle(position: Position): Promise<void> {
    for (const pause of SETTLE_MS) {
      await this.nudge.wait(pause);
      if (this.stopped || (await this.parts.feed.after(position, 1)).length > 0) return;
    }
  }
}
