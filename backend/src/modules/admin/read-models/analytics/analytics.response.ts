import { DataProp, DateTimeProp, ListProp, NumberProp, ObjectProp, TextProp } from '../../../../platform/http/props.js';
import type { FigureQuery } from '../../../../platform/projections/roll-up.js';
import { type CohortStep, cohortFigure, cohortSteps } from '../../figures/cohorts.js';

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

/** Creators who registered in the same month: how many reached each step, and how many stayed. */
class Cohort implements Record<CohortStep, number> {
  @TextProp({ description: 'In UTC.' }) month: string;
  @NumberProp() registered: number;
  @NumberProp({ description: 'Became Pro at least once.' }) pro: number;
  @NumberProp({ description: 'Had day 1 approved.' }) day1: number;
  @NumberProp({ description: 'Finished day 7.' }) day7: number;
  @NumberProp({ description: 'Have reached the points that open projects.' }) projects: number;
  @NumberProp({ description: 'Paid for a second period before the first one ended.' }) renewed: number;
  @NumberProp({ description: 'Are Pro today.' }) proNow: number;
}

export class AnalyticsResponse {
  @NumberProp() totalMembers: number;
  @NumberProp() totalInterns: number;
  @NumberProp() totalBusinesses: number;
  @DataProp() usersByCountry: Record<string, number>;
  @ListProp(() => City) topCities: City[];
  @ListProp(() => Day, { description: 'Oldest first.' }) days: Day[];
  @ListProp(() => ToolOrders) ordersByTool: ToolOrders[];
  @ObjectProp(() => Funnel, { description: 'Creators: how many came how far.' }) funnel: Funnel;
  @ListProp(() => Cohort, { description: 'Of the twelve months up to the last of these days, oldest first.' })
  cohorts: Cohort[];
  @DateTimeProp({ nullable: true, description: 'When the last event that is counted happened.' })
  countedUntil: Date | null;
}

const TOP_CITIES = 10;
const daily = ['signups', 'submitted', 'approved', 'rejected', 'upgrades', 'expiries'] as const;

export const figuresOf = (days: readonly string[]): FigureQuery => ({
  names: days.flatMap((day) => daily.map((kind) => `${kind}/${day}`)),
  groups: ['total', 'country', 'city', 'orders', 'cohort'],
});

interface Shown {
  readonly days: readonly string[];
  readonly months: readonly string[];
  readonly countedUntil: Date | null;
}

export function showAnalytics(
  figures: ReadonlyMap<string, number>,
  { days, months, countedUntil }: Shown,
): AnalyticsResponse {
  const figure = (name: string): number => figures.get(name) ?? 0;
  const ranked = (kind: string): [string, number][] =>
    [...figures]
      .filter(([name, n]) => n > 0 && name.startsWith(kind))
      .map(([name, n]): [string, number] => [name.slice(kind.length), n])
      .toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b));
  const ofAllMonths = (step: CohortStep): number =>
    [...figures].reduce((sum, [name, n]) => (/^cohort\/.*\/(\w+)$/.exec(name)?.[1] === step ? sum + n : sum), 0);
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
    })),
    ordersByTool: ranked('orders/').map(([toolName, orders]) => ({ toolName, orders })),
    funnel: { registered: ofAllMonths('registered'), pro: ofAllMonths('pro'), completed: ofAllMonths('day7') },
    cohorts: months.map((month) => ({
      month,
      ...(Object.fromEntries(cohortSteps.map((step) => [step, figure(cohortFigure(month, step))])) as Record<
        CohortStep,
        number
      >),
    })),
    countedUntil,
  };
}
