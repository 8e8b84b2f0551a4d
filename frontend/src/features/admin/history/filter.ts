import type { ListSearch } from '../../../shared/console/use-list-search';
import type { HistoryFilter } from '../api/history';

const names = ['type', 'subject', 'actor', 'stream', 'correlationId', 'from', 'to'] as const;

/** The question behind the address of the page. */
export function filterOf(search: ListSearch): HistoryFilter {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = search.filter(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** What a `datetime-local` field shows for a moment, in the reader's own time. */
export function toLocal(at: string | undefined): string {
  if (!at || Number.isNaN(Date.parse(at))) return '';
  const moment = new Date(at);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export const fromLocal = (text: string): string | undefined => (text ? new Date(text).toISOString() : undefined);
