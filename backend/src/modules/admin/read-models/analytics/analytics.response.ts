import { DataProp, DateTimeProp, ListProp, NumberProp, ObjectProp, TextProp } from '../../../../platform/http/props.js';
import type { FigureQuery } from '../../../../platform/projections/roll-up.js';
import { medianOf, waitBounds } from './waits.js';

class City {
  @TextProp() state: string;
  @NumberProp() userCount: number;
}

class Day {
  @TextProp({ description: 'In UTC.' }) date: string;
  @NumberProp() signups: number;
  @NumberProp() submitted: number;
  @NumberProp() approved: number;
  @NumberProp() rejected: number;
  @NumberProp() upgrades: number;
  @NumberProp() expiries: number;
  @NumberProp({ nullable: true, description: 'Half of the decisions of the day took at most so many minutes.' })
  medianWait: number | null;
}

class ToolOrders {
  @TextProp() toolName: string;
  @NumberProp() orders: number;
}

class Funnel {
  @NumberProp() registered: number;
  @NumberProp() pro: number;
  @NumberProp() completed: number;
}

export class AnalyticsResponse {
  @NumberProp() totalMembers: number;
  @NumberProp() totalInterns: number;
  @NumberProp() totalBusinesses: number;
  @DataProp() usersByCountry: Record<string, number>;
  @ListProp(() => City) topCities: City[];
  @ListProp(() => Day, { description: 'Oldest first.' }) days: Day[];
  @NumberProp({ nullable: true, description: 'Minutes, over all these days.' }) medianWait: number | null;
  @ListProp(() => ToolOrders) ordersByTool: ToolOrders[];
  @ObjectProp(() => Funnel, { description: 'Creators: how many came how far.' }) funnel: Funnel;
  @DateTimeProp({ nullable: true, description: 'When the last event that is counted happened.' })
  countedUntil: Date | null;
}

const TOP_CITIES = 10;
const daily = ['signups', 'submitted', 'approved', 'rejected', 'upgrades', 'expiries'] as const;

export const figuresOf = (days: readonly string[]): FigureQuery => ({
  names: days.flatMap((day) => [
    ...daily.map((kind) => `${kind}/${day}`),
    ...waitBounds.map((bound) => `wait/${day}/${String(bound)}`),
  ]),
  groups: ['total', 'country', 'city', 'orders', 'funnel'],
});

export function showAnalytics(
  figures: ReadonlyMap<string, number>,
  days: readonly string[],
  countedUntil: Date | null,
): AnalyticsResponse {
  const figure = (name: string): number => figures.get(name) ?? 0;
  const ranked = (kind: string): [string, number][] =>
    [...figures]
      .filter(([name, n]) => n > 0 && name.startsWith(kind))
      .map(([name, n]): [string, number] => [name.slice(kind.length), n])
      .toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b));
  const waits = (day: string): Map<number, number> =>
    new Map(waitBounds.map((bound) => [bound, figure(`wait/${day}/${String(bound)}`)]));
  const [registered, pro, completed] = [figure('funnel/registered'), figure('funnel/pro'), figure('funnel/completed')];
  return {
    totalMembers: figure('total/all'),
    totalInterns: figure('total/Creator'),
    totalBusinesses: figure('total/Business'),
    usersByCountry: Object.fromEntries(ranked('country/')),
    topCities: ranked('city/')
      .slice(0, TOP_CITIES)
      .map(([state, userCount]) => ({ state, userCount })),
    days: days.map((date) => ({
      date,
      ...(Object.fromEntries(daily.map((kind) => [kind, figure(`${kind}/${date}`)])) as Record<
        (typeof daily)[number],
        number
      >),
      medianWait: medianOf(waits(date)),
    })),
    medianWait: medianOf(together(days.map(waits))),
    ordersByTool: ranked('orders/').map(([toolName, orders]) => ({ toolName, orders })),
    funnel: { registered, pro, completed },
    countedUntil,
  };
}

function together(all: readonly ReadonlyMap<number, number>[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [bound, n] of all.flatMap((waits) => [...waits])) sums.set(bound, (sums.get(bound) ?? 0) + n);
  return sums;
}
