import { Facts } from '../../../shared/console/facts';
import { useIsPrinting } from '../../../shared/console/printing';
import { dateTime, money } from '../../../shared/format';
import { describeFields, describeValue, isMoney } from './field-words';

/** A readable value of an event or a row. A row shows its status; its details open on request. */
export function Value({ value }: { value: unknown }) {
  if (value === null || value === undefined || value === '') return <span className="soft">none</span>;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return <bdi>{value.join(', ')}</bdi>;
  if (typeof value === 'boolean') return <>{value ? 'yes' : 'no'}</>;
  if (typeof value === 'number') return <>{value}</>;
  if (typeof value !== 'string') return isMoney(value) ? <>{money(value)}</> : <Details of={value} />;
  return isTime(value) ? <time dateTime={value}>{dateTime(value)}</time> : <bdi>{value}</bdi>;
}

function Details({ of }: { of: object }) {
  const { status } = of as { status?: unknown };
  const isPrinting = useIsPrinting();
  return (
    <details className="event__details" open={isPrinting}>
      <summary>{typeof status === 'string' ? String(describeValue('status', status)) : 'Show'}</summary>
      <Facts of={entriesOf(of).map(([name, value]) => [name, <Value key={name} value={value} />])} />
    </details>
  );
}

/** The items of a list are named by their number. */
const entriesOf = (of: object): [string, unknown][] =>
  Array.isArray(of) ? of.map((item, at) => [String(at + 1), item]) : describeFields(of as Record<string, unknown>);

const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);
