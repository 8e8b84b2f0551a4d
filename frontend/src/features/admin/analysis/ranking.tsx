import { useId } from 'react';
import { number } from '../../../shared/format';

interface Props {
  title: string;
  what: string;
  rows: readonly { name: string; n: number; shown?: string }[];
  empty: string;
  /** Who is counted, where that is not plain. */
  whom?: string;
  /** What a full bar stands for; the greatest of the rows where none is named. */
  whole?: number;
}

/** Names and numbers in order: the table is the chart, with a bar in each row. */
export function Ranking({ title, what, rows, empty, whom, whole }: Props) {
  const heading = useId();
  const most = whole ?? Math.max(1, ...rows.map(({ n }) => n));
  return (
    <section className="chart card" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
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
            {rows.map(({ name, n, shown }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
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
