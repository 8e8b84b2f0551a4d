import { useListSearch } from '../../../shared/console/use-list-search';
import { serverNow } from '../../../shared/server-clock';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 30;

export interface Period {
  from: string;
  to: string;
}

const dayBefore = (days: number): string => new Date(serverNow() - days * DAY_MS).toISOString().slice(0, 10);

/** The last so many days up to today, in UTC as the server counts. */
export const lastDays = (days: number): Period => ({ from: dayBefore(days - 1), to: dayBefore(0) });

/** The period of the figures. It is in the address, so that a figure can be sent to a colleague. */
export function usePeriod(): Period & { choose: (period: Partial<Period>) => void } {
  const search = useListSearch();
  const usual = lastDays(USUAL_DAYS);
  const { from = usual.from, to = usual.to } = { from: search.filter('from'), to: search.filter('to') };
  return { from, to, choose: (period) => search.change({ from, to, ...period }) };
}

/** The address of the events behind a figure. */
export const historyOf = (types: string, { from, to }: Period, actor?: string): string =>
  `/admin/history?type=${types}&from=${from}T00:00:00.000Z&to=${to}T23:59:59.999Z${actor ? `&actor=${actor}` : ''}`;

export function periodOfMonth(month: string): Period {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}
