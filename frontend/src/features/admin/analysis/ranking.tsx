import { useId } from 'react';
import { number } from '../../../shared/format';
import { Link } from '../../../shared/ui/link';
import type { FigureTable } from '../api/figure-exports.query';
import { FigureHead } from './figure-head';

interface Props {
  title: string;
  what: string;
  /** `to` links to what `n` counts. */
  rows: readonly { name: string; n: number; shown?: string; to?: string }[];
  empty: string;
  /** Who is counted, if the title does not say so. */
  whom?: string;
  /** The value of a full bar; without it, the greatest of the rows. */
  whole?: number;
  csv?: FigureTable;
}

/** A sorted table with a bar in each row. */
export function Ranking({ title, what, rows, empty, whom, whole, csv }: Props) {
  const heading = useId();
  const most = whole ?? Math.max(1, ...rows.map(({ n }) => n));
  return (
    <section className="chart card" aria-labelledby={heading}>
      <FigureHead id={heading} title={title} csv={csv} />
      {whom && <p className="soft">{whom}</p>}
      {rows.length === 0 && <p className="soft">{empty}</p>}
      {rows.length > 0 && (
        <table className="ranking">
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Name</th>
              <th scope="col">{what}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, n, shown, to }) => (
              <tr key={name}>
                <th scope="row">{to ? <Link to={to}>{name}</Link> : name}</th>
                <td>
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect className="chart__series-0" width={(n / most) * 100} height="10" rx="2" />
                  </svg>
                  <span className="numbers">{shown ?? number(n)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
