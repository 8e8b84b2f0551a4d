import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { InterruptibleSleep } from '../background/interruptible-sleep.js';
import { beginning, comparePositions, formatPosition, type Position } from '../event-sourcing/index.js';
import { UnknownEventType } from '../event-store/event-registry.js';
import type { Feed } from '../event-store/feed.js';
import { positionOf } from '../event-store/stored-event.js';
import type { WakeUp } from '../event-store/wake-up.js';
import { type BatchDependencies, BatchRunner } from './batch-runner.js';
import { describeFailure } from './failure.js';
import { LeaseLost, RENEW_INTERVAL_MS } from './lease.js';
import type { Subscriber } from './subscriber.js';

const POLL_INTERVAL_MS = 500;
const MIN_LEASE_DELAY_MS = 50;
const SETTLE_DELAY_MS = [2, 4, 8, 16, 20] as const;
/** The time in which a deployment replaces all workers. Catching up on parked events is slower than starting late. */
const UNREADABLE_GRACE_MS = 60_000;
const STEP_BACK_DELAY_MS = RENEW_INTERVAL_MS * 1.5;

/** All consumers poll at the same moments, so that they share one read of the feed. */
const untilNextPoll = () => POLL_INTERVAL_MS - (performance.now() % POLL_INTERVAL_MS);

export interface ConsumerDependencies extends BatchDependencies {
  readonly feed: Feed;
  readonly wakeUp: WakeUp;
  /** How long to wait for a newer build to take over unreadable events, before they are parked. */
  readonly unreadableGraceMs?: number;
}

/** Follows the feed for one subscriber while this process holds the lease, and otherwise waits for the lease. */
export class FeedConsumer {
  private readonly logger: Logger;
  private readonly pause = new InterruptibleSleep();
  private readonly running: Promise<void>;
  private readonly stopListening: () => void;
  private isStopped = false;
  private runner: BatchRunner | undefined;
  private position = beginning;
  private announced: Position | undefined;
  private refusals = 0;
  private steppedBackAt: number | undefined;

  constructor(
    private readonly subscriber: Subscriber,
    private readonly dependencies: ConsumerDependencies,
  ) {
    this.logger = new Logger(subscriber.name);
    this.stopListening = dependencies.wakeUp.listen(({ position, types }) => {
      if (types.isDisjointFrom(subscriber.types)) return;
      this.announced = position;
      this.pause.interrupt();
    });
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.stopListening();
    this.pause.interrupt();
    await this.running;
  }

  private async run(): Promise<void> {
    for (let failures = 0; !this.isStopped; ) {
      try {
        await this.runOnce();
        failures = 0;
      } catch (error) {
        failures = error instanceof LeaseLost ? 0 : failures + 1;
        await this.backOff(error, failures);
      }
    }
    if (this.runner) await this.dependencies.leases.release(this.runner.lease).catch(() => undefined);
  }

  private async runOnce(): Promise<void> {
    this.runner ??= await this.takeLease();
    if (!this.runner) return this.waitForLease();
    await this.runner.retryParked();
    const { batchSize } = this.subscriber;
    const batch = await this.dependencies.feed.after(this.position, batchSize);
    const last = batch.at(-1);
    if (last) {
      const end = positionOf(last);
      await this.runner.runBatch(batch, end, { parksUnreadable: this.hasWaitedForNewer });
      this.position = end;
      this.subscriber.onCaughtUp?.(end);
    }
    if (batch.length === batchSize) return;
    await this.runner.keepLease(this.position);
    await this.waitForEvents();
  }

  private get hasWaitedForNewer(): boolean {
    const { unreadableGraceMs = UNREADABLE_GRACE_MS } = this.dependencies;
    return this.steppedBackAt !== undefined && performance.now() - this.steppedBackAt > unreadableGraceMs;
  }

  private async takeLease(): Promise<BatchRunner | undefined> {
    const lease = await this.dependencies.leases.acquire(this.subscriber.name);
    if (!lease) return undefined;
    this.refusals = 0;
    const hasLostEvents = await this.hasLostEvents(lease.position);
    const runner = await BatchRunner.start(this.subscriber, lease, this.dependencies);
    this.position = lease.position;
    this.subscriber.onCaughtUp?.(lease.position);
    if (lease.isTakenOver || hasLostEvents) this.subscriber.onMissedChanges?.();
    return runner;
  }

  private async hasLostEvents(checkpoint: Position): Promise<boolean> {
    const isBehind = comparePositions(checkpoint, this.position) < 0;
    if (!isBehind || (await this.dependencies.feed.holds(this.position))) return false;
    const message = 'the log is shorter than it was: an older state of it was put back';
    this.logger.error({ message, position: formatPosition(this.position) });
    return true;
  }

  /** The batch may have been committed in part, so the lease is acquired and the checkpoint read again. */
  private async backOff(error: unknown, failures: number): Promise<void> {
    const { leases } = this.dependencies;
    const lease = this.runner?.lease;
    this.runner = undefined;
    if (lease) this.subscriber.onLeaseLost?.();
    if (error instanceof LeaseLost)
      this.logger.log({ message: 'lease lost' }); // to a rebuild, a rewind or another process
    else this.logger.warn({ message: 'batch failed', failures, error });
    if (failures === 1) this.subscriber.onMissedChanges?.();
    if (lease && failures > 0) await leases.noteFailure(lease, describeFailure(error)).catch(() => undefined);
    if (lease && error instanceof UnknownEventType) {
      // Releases the lease, so that a newer build that runs beside this one can take over.
      this.steppedBackAt ??= performance.now();
      await leases.release(lease).catch(() => undefined);
      await sleep(STEP_BACK_DELAY_MS);
    } else {
      await this.pause.sleep(Math.min(100 * 2 ** failures, 2_000) * (0.5 + Math.random()));
    }
  }

  private async waitForLease(): Promise<void> {
    await sleep(Math.min(MIN_LEASE_DELAY_MS * 2 ** this.refusals++, RENEW_INTERVAL_MS / 2));
  }

  private async waitForEvents(): Promise<void> {
    if (!this.announced || comparePositions(this.announced, this.position) <= 0) {
      this.announced = undefined;
      return this.pause.sleep(untilNextPoll());
    }
    for (const delay of SETTLE_DELAY_MS) {
      await this.pause.sleep(delay);
      if (this.isStopped || (await this.dependencies.feed.after(this.position, 1)).length > 0) return;
    }
  }
}
