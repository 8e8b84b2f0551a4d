import { Clock } from '../platform/config/clock.js';

/** Tells the time of the moment in the past that is being relived, and otherwise the time that it is. */
export class FakeClock extends Clock {
  private moment: Date | undefined;

  now(): Date {
    return this.moment ?? new Date();
  }

  setTo(moment: Date): void {
    this.moment = moment;
  }

  reset(): void {
    this.moment = undefined;
  }
}
