import type { ListSearch } from '../../../shared/console/use-list-search';
import type { HistoryFilter } from '../api/history.query';

export const historyFilters = [
  'type',
  'position',
  'subject',
  'actor',
  'stream',
  'correlationId',
  'from',
  'to',
] as const;

/** The address of the page as a query for the server. */
export const parseFilter = (search: ListSearch): HistoryFilter =>
  Object.fromEntries(
    historyFilters.flatMap((name) => {
      const value = search.filter(name);
      return value ? [[name, value]] : [];
    }),
  );

/** Whether the span is empty because it ends before it begins. */
export const isBackwards = (search: ListSearch): boolean =>
  Date.parse(search.filter('from') ?? '') > Date.parse(search.filter('to') ?? '');

/** The last moment with a four-digit year; neither the field nor the server accepts a later one. */
const MAX_MOMENT_MS = Date.UTC(10_000, 0) - 1;

/** The value of a `datetime-local` field, in the local time zone. */
export function toLocal(at: string | undefined): string {
  if (!at || Number.isNaN(Date.parse(at))) return '';
  const moment = new Date(at);
  const local = moment.getTime() - moment.getTimezoneOffset() * 60_000;
  return new Date(Math.min(local, MAX_MOMENT_MS)).toISOString().slice(0, 19);
}

/** The field has a resolution of one second: 'end' includes the events within that second. */
export type Edge = 'begin' | 'end';

export function fromLocal(text: string, edge: Edge): string | undefined {
  const second = new Date(text).getTime();
  if (Number.isNaN(second)) return undefined; // empty, or a year of five digits
  return new Date(Math.min(edge === 'begin' ? second : second + 999, MAX_MOMENT_MS)).toISOString();
}

export interface Span {
  from: string;
  to: string;
}

/** Common spans in the local time zone: today, last week and last month. */
export function presetsAt(now: Date): Record<string, Span> {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const span = (from: Date, end: Date): Span => ({
    from: from.toISOString(),
    to: new Date(end.getTime() - 1).toISOString(),
  });
  const monday = day - ((now.getDay() + 6) % 7);
  return {
    Today: span(new Date(year, month, day), new Date(year, month, day + 1)),
    'Last week': span(new Date(year, month, monday - 7), new Date(year, month, monday)),
    'Last month': span(new Date(year, month - 1), new Date(year, month)),
  };
}
