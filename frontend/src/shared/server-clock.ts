let offsetMs = 0;

/** Reads the server's time from an answer, as a device's clock may be years behind. */
export function learnServerTime({ headers }: Response): void {
  const at = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(at)) offsetMs = at - Date.now();
}

export const serverNow = (): number => Date.now() + offsetMs;

/** The day it is where the device is, as YYYY-MM-DD. */
export const localToday = (): string => new Date(serverNow()).toLocaleDateString('sv');

/** Monday 00:00 of this week, in the local time zone. */
export function startOfWeek(): Date {
  const now = new Date(serverNow());
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - ((now.getDay() + 6) % 7));
}
