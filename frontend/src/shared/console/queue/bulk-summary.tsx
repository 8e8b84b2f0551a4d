import { Checkbox } from 'antd';
import { counted, number } from '../../format';
import type { BulkPlan } from './bulk-plan';
import type { Decision, DecisionInput, Queue } from './queue';

interface Props<Row extends object> {
  queue: Queue<Row>;
  decision: Decision<Row>;
  /** The rows that are decided, without those the user leaves out. */
  rows: readonly Row[];
  input: DecisionInput;
  plan: BulkPlan<Row>;
  skipsFlagged: boolean;
  onSkip: (skips: boolean) => void;
}

export function BulkSummary<Row extends object>({
  queue,
  decision,
  rows,
  input,
  plan,
  skipsFlagged,
  onSkip,
}: Props<Row>) {
  const { leftOut, flags, total } = plan;
  const asked = plan.rows.length + leftOut.length;
  const hasSum = queue.sumOf && rows.length > 0 && !(queue.points && decision.tone === 'reject');
  const flagged = plan.rows.flatMap((row) => {
    const why = flags.get(queue.idOf(row));
    return why ? [{ id: queue.idOf(row), name: queue.nameOf(row), why }] : [];
  });
  return (
    <>
      {hasSum && (
        <p className="bulk__sum numbers">
          <strong>{queue.sumOf?.(rows, input)} in all</strong>
        </p>
      )}
      {total > asked && (
        <p>
          {number(total)} fit the filter. At most {number(asked)} are decided at once; these are the first.
        </p>
      )}
      {leftOut.length > 0 && <Reasons title={`${counted(leftOut.length, 'row')} left out`} of={leftOut} />}
      {flagged.length > 0 && (
        <>
          <Reasons title={`${counted(flagged.length, 'row')} to look at twice`} of={flagged} />
          <Checkbox checked={skipsFlagged} onChange={({ target }) => onSkip(target.checked)}>
            Leave those out as well
          </Checkbox>
        </>
      )}
    </>
  );
}

/** More than three are collapsed. */
const Reasons = ({ title, of }: { title: string; of: BulkPlan<object>['leftOut'] }) => (
  <details className="reasons" open={of.length <= 3}>
    <summary>
      <strong>{title}</strong>
    </summary>
    <ul>
      {of.map(({ id, name, why }) => (
        <li key={id}>
          {name} <span className="soft">{why}</span>
        </li>
      ))}
    </ul>
  </details>
);
