import { useId } from 'react';
import { calendarDay, number } from '../../../shared/format';
import { type Day, describeSeries, type Series } from './figures';

const WIDTH = 640;
const HEIGHT = 140;

interface Props {
  title: string;
  days: readonly Day[];
  series: readonly Series[];
  /** In the place of the sums, where adding up makes no sense. */
  summary?: string;
  show?: (value: number) => string;
}

/** Figures day by day: a picture, its meaning in a sentence, and the table behind it. */
export function DayChart({ title, days, series, summary, show = number }: Props) {
  const heading = useId();
  const top = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return (
    <section className="chart card" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <p className="soft">{summary ?? describeSeries(series, days)}</p>
      <Picture days={days} series={series} top={top} show={show} />
      {series.length > 1 && (
        <ul className="chart__legend">
          {series.map(({ name }, i) => (
            <li key={name} className={`chart__series-${i}`}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>Show as a table</summary>
        <table className="chart__table">
          <thead>
            <tr>
              <th scope="col">Day</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, i) => (
              <tr key={day.date}>
                <th scope="row">{calendarDay(day.date)}</th>
                {series.map(({ name, values }) => (
                  <td key={name}>{values[i] === null || values[i] === undefined ? '' : show(values[i])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function Picture({
  days,
  series,
  top,
  show,
}: Pick<Props, 'days' | 'series'> & { top: number; show: Required<Props>['show'] }) {
  const step = WIDTH / Math.max(1, days.length);
  const bar = (step * 0.76) / series.length;
  const height = (value: number) => (value / top) * HEIGHT;
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div className="chart__picture soft numbers" aria-hidden="true">
      {show(top)}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" focusable="false">
        {series.map(({ name, values }, s) =>
          values.map((value, i) => (
            <rect
              key={`${name} ${days[i]?.date}`}
              className={`chart__series-${s}`}
              x={i * step + step * 0.12 + s * bar}
              y={HEIGHT - height(value ?? 0)}
              width={bar}
              height={height(value ?? 0)}
            />
          )),
        )}
      </svg>
      <div className="chart__span">
        <span>{first && calendarDay(first.date)}</span>
        <span>{last && calendarDay(last.date)}</span>
      </div>
    </div>
  );
}
