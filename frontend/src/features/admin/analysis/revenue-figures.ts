import { money } from '../../../shared/format';
import { planName } from '../../../shared/plans';
import type { Revenue } from '../api/revenue.query';
import type { Series } from './figures';

type Item = Revenue['items'][number];

const ways: Readonly<Record<string, string>> = { staff: 'Confirmed by staff', gateway: 'Card', statement: 'Statement' };

export const monthName = (month: string): string =>
  new Date(month).toLocaleDateString('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The revenue of one currency: a sentence, and series by plan or order and by payment method. */
export function revenueIn(currency: string, { months, items }: Revenue, leadTo?: Series['leadTo']) {
  const own = items.filter((item) => item.currency === currency);
  const total = (of: 'received' | 'returned') => money({ currency, amount: sum(own, (item) => item[of]) });
  const seriesBy = (nameOf: (item: Item) => string): Series[] =>
    [...new Set(own.map(nameOf))].toSorted().map((name) => {
      const named = own.filter((item) => nameOf(item) === name);
      const netOf = (month: string) => sum(named, (item) => (item.month === month ? item.received - item.returned : 0));
      return { name, values: months.map(netOf), ...(leadTo && { leadTo }) };
    });
  const kept = (series: Series): string =>
    `${series.name} ${money({ currency, amount: sum(series.values, (value) => value ?? 0) })}`;
  const chartOf = (nameOf: (item: Item) => string) => {
    const series = seriesBy(nameOf);
    return {
      series,
      summary: `${total('received')} came in, ${total('returned')} went back. ${series.map(kept).join(', ')}.`,
    };
  };
  return {
    byPlan: chartOf(({ of }) => (of === 'order' ? 'Orders' : planName(of))),
    byWay: chartOf(({ way }) => ways[way] ?? way),
  };
}

const sum = <T>(items: readonly T[], amountOf: (item: T) => number): number =>
  items.reduce((all, item) => all + amountOf(item), 0);
