/** `from` and `to` are times of day such as 21:00, and may span midnight. */
export interface QuietHours {
  readonly on: boolean;
  readonly from: string;
  readonly to: string;
}

export const defaultQuietHours: QuietHours = { on: true, from: '21:00', to: '07:00' };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** The first moment, from this one on, outside the quiet hours of the time zone. */
export function afterQuietHours(moment: Date, { on, from, to }: QuietHours, timeZone: string): Date {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  const wrap = (minutes: number): number => (minutes + DAY_MINUTES) % DAY_MINUTES;
  const isQuiet = (at: Date): boolean => wrap(minuteOfDay(at, timeZone) - start) < wrap(end - start);
  let at = moment;
  // When clocks are set back at night, the end of the quiet hours comes an hour later, so check again.
  while (on && isQuiet(at)) {
    const minute = Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;
    at = new Date(minute + wrap(end - minuteOfDay(at, timeZone)) * MINUTE_MS);
  }
  return at;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const minuteOfDay = (at: Date, timeZone: string): number =>
  minutesOf(at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }));
