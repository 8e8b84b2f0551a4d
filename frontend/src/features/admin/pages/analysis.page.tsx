import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { dateTime, number } from '../../../shared/format';
import { label } from '../../../shared/messages';
import { useMember } from '../../../shared/session/member';
import { Link } from '../../../shared/ui/link';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { AnalysisCharts } from '../analysis/analysis-charts';
import { DecisionTimes } from '../analysis/decision-times';
import { HiringFigures } from '../analysis/hiring-figures';
import { usePeriod } from '../analysis/period';
import { PeriodPicker } from '../analysis/period-picker';
import { Revenue } from '../analysis/revenue';
import { TopMembers } from '../analysis/top-members';
import { analyticsQuery } from '../api/analytics.query';
import '../analysis/analysis.css';

/** Finance sees the revenue only. */
export default function AnalysisPage() {
  const { roles } = useMember();
  return (
    <div className="stack">
      <PeriodPicker />
      {roles.includes('admin') && <DecisionTimes />}
      {roles.includes('admin') && <Figures />}
      {roles.includes('admin') && <HiringFigures />}
      <Revenue />
    </div>
  );
}

function Figures() {
  const { from, to } = usePeriod();
  const { data, error, refetch } = useQuery(analyticsQuery({ from, to }));
  return (
    <section className="stack" aria-labelledby="analysis">
      <h2 id="analysis">Analytics</h2>
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 10 }} />}
      {!data && error && (
        <LoadFailure
          what="the figures"
          said={label('ANALYTICS_NOT_LOADED')}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <dl className="totals">
            <Total name="Total members" value={data.totalMembers} to="/admin/profiles" />
            <Total name="Total interns" value={data.totalInterns} to="/admin/profiles?membershipType=Creator" />
            <Total name="Total businesses" value={data.totalBusinesses} to="/admin/profiles?membershipType=Business" />
          </dl>
          <p className="soft">
            Wallet members are in the first of them. Banned and erased members are left out of these totals, and of the
            countries and cities.
          </p>
          <AnalysisCharts analytics={data} />
          <TopMembers />
          <p className="soft">
            {data.countedUntil ? `Counted up to ${dateTime(data.countedUntil)}.` : 'Nothing has been counted yet.'}
          </p>
        </>
      )}
    </section>
  );
}

const Total = ({ name, value, to }: { name: string; value: number; to: string }) => (
  <div className="card">
    <dt>{name}</dt>
    <dd className="numbers">
      <Link to={to}>{number(value)}</Link>
    </dd>
  </div>
);
