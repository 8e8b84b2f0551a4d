import { Clock } from '../../src/platform/config/clock.js';

/** A clock that a test moves. Between the moves it goes on as usual, or stands still when it is given a time. */
export class TestClock extends Clock {
  private ahead = 0;

  constructor(private stoppedAt?: Date) {
    super();
  }

  now(): Date {
    return new Date((this.stoppedAt?.getTime() ?? Date.now()) + this.ahead);
  }

  /** From here on it goes no further than it is moved. */
  stop(): void {
    this.stoppedAt ??= new Date();
  }

  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }): void {
    this.ahead += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }
}
