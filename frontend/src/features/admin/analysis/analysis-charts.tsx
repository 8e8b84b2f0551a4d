import { countryName } from '../../../shared/format';
import type { Analytics } from '../api/analytics.query';
import { Cohorts } from './cohorts';
import { DayChart } from './day-chart';
import { type Day, formatShare, type Series } from './figures';
import { historyOf } from './period';
import { Ranking } from './ranking';

type Kind = Exclude<keyof Day, 'date'>;

export function AnalysisCharts({ analytics }: { analytics: Analytics }) {
  const { days, cohorts } = analytics;
  const series = (name: string, kind: Kind, type: string): Series => ({
    name,
    values: days.map((day) => day[kind]),
    leadTo: (date) => historyOf(type, { from: date, to: date }),
  });
  return (
    <div className="charts">
      <DayChart title="Sign-ups" days={days} series={[series('Sign-ups', 'signups', 'MemberRegistered')]} />
      <DayChart
        title="Appraisals"
        days={days}
        series={[
          series('Submitted', 'submitted', 'AppraisalSubmitted'),
          series('Approved', 'approved', 'AppraisalApproved'),
          series('Rejected', 'rejected', 'AppraisalRejected'),
        ]}
      />
      <DayChart
        title="Pro"
        days={days}
        series={[series('Upgrades', 'upgrades', 'ProUpgraded'), series('Expiries', 'expiries', 'ProExpired')]}
      />
      <Cohorts cohorts={cohorts} />
      <Rankings analytics={analytics} />
    </div>
  );
}

function Rankings({ analytics: { usersByCountry, topCities, ordersByTool, funnel } }: { analytics: Analytics }) {
  const byCountry = Object.entries(usersByCountry as Record<string, number>);
  return (
    <>
      <Ranking
        title="Users by country"
        csv="countries"
        what="Users"
        rows={byCountry.map(([country, n]) => ({
          name: countryName(country),
          n,
          to: `/admin/profiles?country=${encodeURIComponent(country)}`,
        }))}
        empty="Nobody has registered yet."
      />
      <Ranking
        title="Top cities"
        csv="cities"
        what="Users"
        rows={topCities.map(({ state, userCount }) => ({
          name: state,
          n: userCount,
          to: `/admin/profiles?state=${encodeURIComponent(state)}`,
        }))}
        empty="Nobody has registered yet."
      />
      <Ranking
        title="From registration to day 7"
        csv="funnel"
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
        csv="tools"
        what="Orders"
        rows={ordersByTool.map(({ toolName, orders }) => ({ name: toolName, n: orders }))}
        empty="Nothing has been ordered yet."
      />
    </>
  );
}
