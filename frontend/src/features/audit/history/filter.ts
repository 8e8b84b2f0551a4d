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

/** The question behind the address of the page. */
export const parseFilter = (search: ListSearch): HistoryFilter =>
  Object.fromEntries(
    historyFilters.flatMap((name) => {
      const value = search.filter(name);
      return value ? [[name, value]] : [];
    }),
  );

/** Where years of four digits end, whatever the zone; neither the field nor the server takes a later moment. */
const MAX_MOMENT_MS = Date.UTC(10_000, 0) - 1;

/** What a `datetime-local` field shows for a moment, in the reader's own time. */
export function toLocal(at: string | undefined): string {
  if (!at || Number.isNaN(Date.parse(at))) return '';
  const moment = new Date(at);
  const local = moment.getTime() - moment.getTimezoneOffset() * 60_000;
  return new Date(Math.min(local, MAX_MOMENT_MS)).toISOString().slice(0, 19);
}

/** Which end of the second is meant that somebody chose: what happened in it lies within. */
export type Edge = 'begin' | 'end';

export function fromLocal(text: string, edge: Edge): string | undefined {
  const second = new Date(text).getTime();
  if (Number.isNaN(second)) return undefined; // none chosen, or a year of five digits
  return new Date(Math.min(edge === 'begin' ? second : second + 999, MAX_MOMENT_MS)).toISOString();
}

export interface Span {
  from: string;
  to: string;
}

/** The spans that are asked for most, in the reader's own days: today, and the last week and month that are over. */
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
