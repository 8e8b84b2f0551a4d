import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useFeature } from '../../../shared/api/features.query';
import { number } from '../../../shared/format';
import { LoadState } from '../../../shared/ui/load-failure';
import { type HireFigures, type HireSpan, hireFiguresQuery } from '../api/hire-figures.query';
import { formatShareOf, formatWait } from './figures';
import { Ranking } from './ranking';

const MAX_STATES = 10;
const spans: readonly { value: HireSpan; label: string }[] = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
];

/** How long a hire request takes, how many places are filled, and who earns by it. */
export function HiringFigures() {
  const isOpen = useFeature('matching');
  const [span, setSpan] = useState<HireSpan>('90');
  const query = useQuery({ ...hireFiguresQuery(span), enabled: isOpen });
  if (!isOpen) return null;
  const { data } = query;
  return (
    <section className="stack" aria-labelledby="hiring-figures">
      <div className="queue__head">
        <h2 id="hiring-figures">Hiring</h2>
        <Segmented aria-label="How far back hiring is counted" value={span} onChange={setSpan} options={[...spans]} />
      </div>
      <LoadState of={query} what="the figures of hiring" room="chart__skeleton" />
      {data && (
        <>
          <dl className="totals">
            <div className="card">
              <dt>Places filled</dt>
              <dd className="numbers">{formatShareOf(data)}</dd>
            </div>
            <div className="card">
              <dt>Creators earning</dt>
              <dd className="numbers">{number(data.creatorsEarning)}</dd>
            </div>
          </dl>
          <div className="charts">
            <StepTimes figures={data} />
            <FillRate title="Places filled by department" rows={data.byDepartment} unnamed="Any department" />
            <FillRate title="Places filled by state" rows={data.byState.slice(0, MAX_STATES)} unnamed="Not known" />
          </div>
        </>
      )}
    </section>
  );
}

function StepTimes({ figures: { shortlisted, accepted, finished } }: { figures: HireFigures }) {
  const steps = { 'First creator asked': shortlisted, 'Both said yes': accepted, 'Work finished': finished };
  const show = (minutes: number | null) => (minutes === null ? '–' : formatWait(minutes));
  return (
    <section className="chart card" aria-labelledby="step-times">
      <h3 id="step-times">From the request to finished work</h3>
      <p className="soft">Since the business asked, for all that came so far in these days.</p>
      <table className="chart__table">
        <thead>
          <tr>
            {['Step', 'How many', 'Half within', '9 of 10 within'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(steps).map(([name, { count, median, p90 }]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{number(count)}</td>
              <td>{show(median)}</td>
              <td>{show(p90)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface FillRateProps {
  title: string;
  rows: HireFigures['byState'];
  unnamed: string;
}

const FillRate = ({ title, rows, unnamed }: FillRateProps) => (
  <Ranking
    title={title}
    what="Places filled"
    whom="Of requests that were approved in these days."
    whole={1}
    rows={rows.map(({ name, ...row }) => ({
      name: name ?? unnamed,
      n: row.filled / row.places,
      shown: formatShareOf(row),
    }))}
    empty="No request was approved in these days."
  />
);
