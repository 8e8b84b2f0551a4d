import { useId } from 'react';
import { calendarDay, number } from '../../../shared/format';
import { describeSeries, type Series } from './figures';

const WIDTH = 640;
const HEIGHT = 140;

interface Props {
  title: string;
  days: readonly { date: string }[];
  series: readonly Series[];
  /** In the place of the sums, where adding up makes no sense. */
  summary?: string;
  show?: (value: number) => string;
  /** What each of them is, and what it is called. */
  unit?: string;
  nameOf?: (date: string) => string;
}

/** Figures day by day, or month by month: a picture, its meaning in a sentence, and the table behind it. */
export function DayChart({ title, days, series, summary, show = number, unit = 'Day', nameOf = calendarDay }: Props) {
  const heading = useId();
  const top = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return (
    <section className="chart card" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <p className="soft">{summary ?? describeSeries(series, days)}</p>
      <Picture days={days} series={series} top={top} show={show} nameOf={nameOf} />
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
              <th scope="col">{unit}</th>
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
                <th scope="row">{nameOf(day.date)}</th>
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
  nameOf,
}: Pick<Props, 'days' | 'series'> & { top: number } & Required<Pick<Props, 'show' | 'nameOf'>>) {
  const step = WIDTH / Math.max(1, days.length);
  const bar = (step * 0.76) / series.length;
  const height = (value: number) => (Math.max(0, value) / top) * HEIGHT;
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
        <span>{first && nameOf(first.date)}</span>
        <span>{last && nameOf(last.date)}</span>
      </div>
    </div>
  );
}
