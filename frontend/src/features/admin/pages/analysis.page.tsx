import { useQuery } from '@tanstack/react-query';
import { Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { dateTime, number } from '../../../shared/format';
import { label } from '../../../shared/messages';
import { useMember } from '../../../shared/session/member';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { AnalysisCharts } from '../analysis/analysis-charts';
import { HiringFigures } from '../analysis/hiring-figures';
import { Revenue } from '../analysis/revenue';
import { TopMembers } from '../analysis/top-members';
import { analyticsQuery, type Span } from '../api/analytics.query';
import '../analysis/analysis.css';

const spans: readonly { value: Span; label: string }[] = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
];

/** Who keeps the books sees of it what came in. */
export default function AnalysisPage() {
  const { roles } = useMember();
  return (
    <div className="stack">
      {roles.includes('admin') && <Figures />}
      {roles.includes('admin') && <HiringFigures />}
      <Revenue />
    </div>
  );
}

function Figures() {
  const [span, setSpan] = useState<Span>('30');
  const { data, error, refetch } = useQuery(analyticsQuery(span));
  return (
    <section className="stack" aria-labelledby="analysis">
      <div className="queue__head">
        <h2 id="analysis">Analytics</h2>
        <Segmented aria-label="How far back" value={span} onChange={setSpan} options={[...spans]} />
      </div>
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
            <Total name="Total members" value={data.totalMembers} />
            <Total name="Total interns" value={data.totalInterns} />
            <Total name="Total businesses" value={data.totalBusinesses} />
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

const Total = ({ name, value }: { name: string; value: number }) => (
  <div className="card">
    <dt>{name}</dt>
    <dd className="numbers">{number(value)}</dd>
  </div>
);
