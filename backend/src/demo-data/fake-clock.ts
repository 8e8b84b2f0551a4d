import { SystemClock } from '../platform/config/clock.js';

/** Shows the moment of the story that is being sent, and otherwise the real time. */
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
