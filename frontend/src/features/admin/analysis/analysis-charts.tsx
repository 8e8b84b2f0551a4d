import { countryName } from '../../../shared/format';
import type { Analytics } from '../api/analytics.query';
import { DayChart } from './day-chart';
import { type Day, formatShare, formatWait, type Series } from './figures';
import { Ranking } from './ranking';

type Kind = Exclude<keyof Day, 'date'>;

export function AnalysisCharts({ analytics }: { analytics: Analytics }) {
  const { days, usersByCountry, topCities, ordersByTool, funnel, medianWait } = analytics;
  const series = (name: string, kind: Kind): Series => ({ name, values: days.map((day) => day[kind]) });
  const byCountry = Object.entries(usersByCountry as Record<string, number>);
  return (
    <div className="charts">
      <DayChart title="Sign-ups" days={days} series={[series('Sign-ups', 'signups')]} />
      <DayChart
        title="Appraisals"
        days={days}
        series={[series('Submitted', 'submitted'), series('Approved', 'approved'), series('Rejected', 'rejected')]}
      />
      <DayChart
        title="Median time to decision"
        days={days}
        series={[series('At most', 'medianWait')]}
        summary={
          medianWait === null
            ? 'Nothing was decided on these days.'
            : `Half of the appraisals were decided within ${formatWait(medianWait)}.`
        }
        show={formatWait}
      />
      <DayChart title="Pro" days={days} series={[series('Upgrades', 'upgrades'), series('Expiries', 'expiries')]} />
      <Ranking
        title="Users by country"
        what="Users"
        rows={byCountry.map(([country, n]) => ({ name: countryName(country), n }))}
        empty="Nobody has registered yet."
      />
      <Ranking
        title="Top cities"
        what="Users"
        rows={topCities.map(({ state, userCount }) => ({ name: state, n: userCount }))}
        empty="Nobody has registered yet."
      />
      <Ranking
        title="From registration to day 7"
        what="Creators"
        whom="Of all who ever registered, banned and erased members among them."
        rows={[
          { name: 'Registered', n: funnel.registered },
          { name: 'Became Pro', n: funnel.pro, shown: formatShare(funnel.pro, funnel.registered) },
          { name: 'Finished day 7', n: funnel.completed, shown: formatShare(funnel.completed, funnel.registered) },
        ]}
        empty=""
      />
      <Ranking
        title="Orders by tool"
        what="Orders"
        rows={ordersByTool.map(({ toolName, orders }) => ({ name: toolName, n: orders }))}
        empty="Nothing has been ordered yet."
      />
    </div>
  );
}
