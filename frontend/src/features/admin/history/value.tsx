import { dateTime } from '../../../shared/format';

/** A value of an event or a row, as people read it; a row tells its status, and the rest on request. */
export function Value({ value }: { value: unknown }) {
  if (value === null || value === undefined || value === '') return <span className="soft">none</span>;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return <bdi>{value.join(', ')}</bdi>;
  if (typeof value === 'boolean') return <>{value ? 'yes' : 'no'}</>;
  if (typeof value === 'number') return <>{value}</>;
  if (typeof value !== 'string') return <Details of={value} />;
  return isTime(value) ? <time dateTime={value}>{dateTime(value)}</time> : <bdi>{value}</bdi>;
}

function Details({ of }: { of: object }) {
  const { status } = of as { status?: unknown };
  return (
    <details className="event__details">
      <summary>{typeof status === 'string' ? status : 'Show'}</summary>
      <pre>{JSON.stringify(of, null, 2)}</pre>
    </details>
  );
}

const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);
