import { SystemClock } from '../platform/config/clock.js';

/** Tells the time of the moment in the past that is being relived, and otherwise the time that it is. */
export class FakeClock extends SystemClock {
  private moment: Date | undefined;

  override now(): Date {
    return this.moment ?? super.now();
  }

  setTo(moment: Date): void {
    this.moment = moment;
  }

  reset(): void {
    this.moment = undefined;
  }
}
