import { Button, InputNumber } from 'antd';
import { type Decision, decisionsOn, type Queue } from './queue';
import type { Selection } from './use-selection';

interface Props<Row extends object> {
  queue: Queue<Row>;
  selection: Selection<Row>;
  onDecide: (decision: Decision<Row>) => void;
}

export function BulkBar<Row extends object>({ queue, selection, onDecide }: Props<Row>) {
  const { rows, points, setPoints, clear } = selection;
  const shared = queue.decisions
    .filter(({ tone }) => tone !== 'ask')
    .filter((decision) => rows.every((row) => decisionsOn(queue, row).includes(decision)));
  return (
    <div className="bulk" role="group" aria-label="Selected">
      <strong className="numbers">{rows.length} selected</strong>
      {queue.points && (
        <label className="row">
          Points each
          <InputNumber
            min={queue.points.min}
            max={queue.points.max}
            precision={0}
            value={points}
            onChange={(value) => setPoints(value ?? 0)}
          />
        </label>
      )}
      {shared.map((decision) => (
        <Button key={decision.name} danger={decision.tone === 'reject'} onClick={() => onDecide(decision)}>
          {decision.name} all
        </Button>
      ))}
      {shared.length === 0 && <span className="soft">Nothing can be done with all of them at once.</span>}
      <Button type="text" onClick={clear}>
        Clear
      </Button>
    </div>
  );
}
