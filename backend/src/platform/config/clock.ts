/** The only source of 'now' outside the database; tests move it. */
export abstract class Clock {
  abstract now(): Date;
}

/** Runs by the steady clock of this process, set to the time of this machine until somebody sets it right. */
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
