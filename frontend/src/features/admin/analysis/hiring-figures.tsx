import { useQuery } from '@tanstack/react-query';
import { useFeature } from '../../../shared/api/features.query';
import { number } from '../../../shared/format';
import { LoadState } from '../../../shared/ui/load-failure';
import type { FigureTable } from '../api/figure-exports.query';
import { type HireFigures, hireFiguresQuery } from '../api/hire-figures.query';
import { FigureHead } from './figure-head';
import { formatShareOf, formatWait } from './figures';
import { usePeriod } from './period';
import { Ranking } from './ranking';

const MAX_STATES = 10;

export function HiringFigures() {
  const isOpen = useFeature('matching');
  const { from, to } = usePeriod();
  const query = useQuery({ ...hireFiguresQuery({ from, to }), enabled: isOpen });
  if (!isOpen) return null;
  const { data } = query;
  return (
    <section className="stack" aria-labelledby="hiring-figures">
      <h2 id="hiring-figures">Hiring</h2>
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
            <FillRate
              csv="hiring-departments"
              title="Places filled by department"
              rows={data.byDepartment}
              unnamed="Any department"
            />
            <FillRate
              csv="hiring-states"
              title="Places filled by state"
              rows={data.byState.slice(0, MAX_STATES)}
              unnamed="Not known"
            />
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
      <FigureHead id="step-times" title="From the request to finished work" csv="hiring-times" />
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
  csv: FigureTable;
  rows: HireFigures['byState'];
  unnamed: string;
}

const FillRate = ({ title, csv, rows, unnamed }: FillRateProps) => (
  <Ranking
    title={title}
    csv={csv}
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
