import { Fragment, type PointerEvent, useId, useState } from 'react';
import { calendarDay, number } from '../../../shared/format';
import { Link } from '../../../shared/ui/link';
import type { FigureTable } from '../api/figure-exports.query';
import { FigureHead } from './figure-head';
import { describeSeries, type Series } from './figures';

const WIDTH = 640;
const HEIGHT = 140;

interface Props {
  title: string;
  days: readonly { date: string }[];
  series: readonly Series[];
  /** Replaces the totals if adding up makes no sense. */
  summary?: string;
  show?: (value: number) => string;
  /** The heading of the first column, such as Day or Month. */
  unit?: string;
  nameOf?: (date: string) => string;
  csv?: FigureTable;
}

type Drawn = Pick<Props, 'days' | 'series'> & Required<Pick<Props, 'title' | 'show' | 'nameOf'>>;

/** Figures by day or month: a chart, a sentence that sums it up, and the table. */
export function DayChart(props: Props) {
  const { title, days, series, summary, show = number, unit = 'Day', nameOf = calendarDay, csv = 'days' } = props;
  const heading = useId();
  return (
    <section className="chart card" aria-labelledby={heading}>
      <FigureHead id={heading} title={title} csv={csv} />
      <p className="soft">{summary ?? describeSeries(series, days)}</p>
      <Picture title={title} days={days} series={series} show={show} nameOf={nameOf} />
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
            {days.map(({ date }, i) => (
              <tr key={date}>
                <th scope="row">{nameOf(date)}</th>
                {series.map((one) => (
                  <td key={one.name}>
                    <Figure of={one} at={i} date={date} show={show} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** A figure that links to what it counts. */
function Figure({ of, at, date, show }: { of: Series; at: number; date: string; show: (value: number) => string }) {
  const value = of.values[at];
  if (value === null || value === undefined) return null;
  return value !== 0 && of.leadTo ? <Link to={of.leadTo(date)}>{show(value)}</Link> : show(value);
}

/** The bars, with the values of one day above them: the day under the pointer or chosen by the arrow keys. */
function Picture({ title, days, series, show, nameOf }: Drawn) {
  const [chosen, choose] = useState<number>();
  const last = days.length - 1;
  const at = Math.min(chosen ?? last, last);
  const date = days[at]?.date ?? '';
  const top = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const told = series.map(({ name, values }) => `${name} ${show(values[at] ?? 0)}`).join(', ');
  const point = ({ nativeEvent, currentTarget }: PointerEvent) =>
    choose(Math.max(0, Math.min(last, Math.floor((nativeEvent.offsetX / currentTarget.clientWidth) * days.length))));
  return (
    <div className="chart__picture soft numbers">
      <div className="chart__span">
        <span>
          {nameOf(date)}:{' '}
          {series.map((one, i) => (
            <Fragment key={one.name}>
              {i > 0 && ', '}
              {one.name} <Figure of={one} at={at} date={date} show={show} />
              {(one.values[at] ?? null) === null && '–'}
            </Fragment>
          ))}
        </span>
        <span aria-hidden="true">{show(top)}</span>
      </div>
      <div className="chart__bars">
        <Bars days={days} series={series} top={top} pointed={chosen === undefined ? undefined : at} />
        <input
          type="range"
          aria-label={`${title}, one by one`}
          aria-valuetext={`${nameOf(date)}: ${told}`}
          min={0}
          max={last}
          value={at}
          onChange={({ target }) => choose(Number(target.value))}
          onFocus={() => choose(at)}
          onPointerMove={point}
        />
      </div>
      <div className="chart__span" aria-hidden="true">
        <span>{nameOf(days[0]?.date ?? '')}</span>
        <span>{nameOf(days.at(-1)?.date ?? '')}</span>
      </div>
    </div>
  );
}

interface BarsProps extends Pick<Props, 'days' | 'series'> {
  top: number;
  pointed: number | undefined;
}

function Bars({ days, series, top, pointed }: BarsProps) {
  const step = WIDTH / Math.max(1, days.length);
  const bar = (step * 0.76) / series.length;
  const height = (value: number) => (Math.max(0, value) / top) * HEIGHT;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" focusable="false" aria-hidden="true">
      {pointed !== undefined && <rect className="chart__pointed" x={pointed * step} width={step} height={HEIGHT} />}
      {series.map(({ name, values }, s) =>
        values.map((value, i) => (
          <rect
            key={`${name} ${days[i]?.date ?? i}`}
            className={`chart__series-${s}`}
            x={i * step + step * 0.12 + s * bar}
            y={HEIGHT - height(value ?? 0)}
            width={bar}
            height={height(value ?? 0)}
          />
        )),
      )}
    </svg>
  );
}
