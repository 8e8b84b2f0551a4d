/** The only source of 'now' outside the database. Tests replace it. */
export abstract class Clock {
  abstract now(): Date;
}

/** Runs on the monotonic clock of this process, which starts from the machine's time and can be set. */
export class SystemClock extends Clock {
  private aheadMs = 0;

  now(): Date {
    return new Date(this.steadyMs() + this.aheadMs);
  }

  set(time: Date): void {
    this.aheadMs = time.getTime() - this.steadyMs();
  }

  private steadyMs(): number {
    return performance.timeOrigin + performance.now();
  }
}
