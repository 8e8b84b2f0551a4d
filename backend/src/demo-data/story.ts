import type { Intent } from '../platform/event-sourcing/index.js';

const DAYS = 49;
export const MOMENTS_A_DAY = 12;
export const MOMENTS = DAYS * MOMENTS_A_DAY;
const FIRST_HOUR = 7;
const DAY_MS = 86_400_000;

export interface Step {
  readonly moment: number;
  readonly at: Date;
  readonly actorId: string;
  readonly intent: Intent;
}

type Deed = (now: string) => Intent;

/** The deeds of a member and of staff, in order. Moments count from the beginning of the diary. */
export class Diary {
  private readonly entries: { moment: number; actorId: string; deed: Deed }[] = [];
  private next = 0;

  /** Writes one deed per moment, so that the next one finds it done. */
  write(actorId: string, deed: Deed): void {
    this.entries.push({ moment: this.next++, actorId, deed });
  }

  wait(moments: number): void {
    this.next += moments;
  }

  get length(): number {
    return this.next;
  }

  stepsFrom(start: number, calendar: Calendar): Step[] {
    return this.entries.map(({ actorId, deed, ...entry }) => {
      const moment = start + entry.moment;
      const at = calendar.at(moment);
      return { moment, at, actorId, intent: deed(at.toISOString()) };
    });
  }
}

/** Maps moments to daytime hours before `today`. No two moments get the same time. */
export class Calendar {
  private readonly firstDay: number;

  constructor(today: Date) {
    this.firstDay = Math.floor(today.getTime() / DAY_MS) - DAYS;
  }

  at(moment: number): Date {
    const hour = FIRST_HOUR + (moment % MOMENTS_A_DAY);
    const minute = (moment * 17) % 60;
    const day = this.firstDay + Math.floor(moment / MOMENTS_A_DAY);
    return new Date(day * DAY_MS + (hour * 60 + minute) * 60_000);
  }
}
