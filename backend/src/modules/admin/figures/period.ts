import { addDays } from '../../../platform/event-sourcing/index.js';
import { Choice, PastDay } from '../../../platform/http/fields.js';
import { httpRefusals } from '../../../platform/http/http.refusals.js';
import { HttpProblem } from '../../../platform/http/problem.js';

const spans = ['7', '30', '90', '365'] as const;
const MAX_DAYS = 366;
const DAY_MS = 86_400_000;

/** The days of figures, in UTC. */
export class FiguresQuery {
  @PastDay({ optional: true }) from?: string;
  /** The last day, included. */
  @PastDay({ optional: true }) to?: string;
  @Choice(spans, { optional: true }) days?: (typeof spans)[number];
}

export interface Period {
  /** Oldest first. */
  readonly days: readonly string[];
  readonly since: Date;
  readonly until: Date;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 'yyyy-mm-dd'.length);

/** The days up to `to`, which defaults to today. */
export function periodOf({ from, to, days }: FiguresQuery, now: Date, usualDays: FiguresQuery['days'] = '30'): Period {
  const until = addDays(new Date(to ?? dayOf(now)), 1);
  const since = from ? new Date(from) : addDays(until, -Number(days ?? usualDays));
  const length = (until.getTime() - since.getTime()) / DAY_MS;
  if (length >= 1 && length <= MAX_DAYS) {
    return { days: Array.from({ length }, (_, i) => dayOf(addDays(since, i))), since, until };
  }
  const message = `Name at most ${String(MAX_DAYS)} days, the first one first.`;
  throw new HttpProblem(httpRefusals.INVALID_QUERY, [{ field: 'from', message }]);
}

/** `count` months up to that of the last day, oldest first. */
export const monthsUntil = ({ until }: Pick<Period, 'until'>, count: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const last = addDays(until, -1);
    const month = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - (count - 1 - i)));
    return month.toISOString().slice(0, 'yyyy-mm'.length);
  });
