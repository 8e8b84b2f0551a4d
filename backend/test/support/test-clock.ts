import { Clock } from '../../src/platform/config/clock.js';

/** A clock that a test moves. Between moves it runs, or stands still if it was given a time. */
export class TestClock extends Clock {
  private ahead = 0;

  constructor(private stoppedAt?: Date) {
    super();
  }

  now(): Date {
    return new Date((this.stoppedAt?.getTime() ?? Date.now()) + this.ahead);
  }

  /** Stops the clock. From now on it only moves by `advance`. */
  stop(): void {
    this.stoppedAt ??= new Date();
  }

  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }): void {
    this.ahead += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }
}
