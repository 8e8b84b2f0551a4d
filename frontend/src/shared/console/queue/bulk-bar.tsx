import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { number } from '../../format';
import { toastProblem } from '../../ui/toast';
import { useIsMounted } from '../../ui/use-is-mounted';
import { useReturnFocus } from '../../ui/use-return-focus';
import type { ListSearch } from '../use-list-search';
import { type BulkPlan, planBulk } from './bulk-plan';
import { type Decision, decisionsOn, filtersOf, type Queue } from './queue';
import type { Selection } from './use-selection';

interface Props<Row extends object> {
  queue: Queue<Row>;
  search: ListSearch;
  selection: Selection<Row>;
  total: number;
  ask: (decision: Decision<Row>, plan: BulkPlan<Row>) => void;
}

/** The decisions on all selected rows. A dry run comes first, so that the dialog can say what the decision does. */
export function BulkBar<Row extends object>({ queue, search, selection, total, ask }: Props<Row>) {
  const { rows, points, setPoints, isAll, choose, chooseAll, clear } = selection;
  const [planning, setPlanning] = useState<string>();
  const isMounted = useIsMounted();
  useReturnFocus();
  const offered = queue.decisions.filter(
    (decision) => decision.bulk && (isAll || rows.some((row) => decisionsOn(queue, row).includes(decision))),
  );
  const plan = async (decision: Decision<Row>) => {
    if (!decision.bulk || planning) return;
    setPlanning(decision.name);
    try {
      const found = await planBulk(queue, decision.bulk, isAll ? filtersOf(queue, search) : rows);
      if (isMounted.current) ask(decision, found);
    } catch (thrown) {
      toastProblem(thrown, decision.failed);
    }
    setPlanning(undefined);
  };
  return (
    <div className="bulk" role="group" aria-label="Selected">
      <strong className="numbers">{isAll ? `All ${number(total)} that fit` : `${rows.length} selected`}</strong>
      {total > rows.length && (
        <Button type="link" onClick={isAll ? () => choose(rows) : chooseAll}>
          {isAll ? `Only the ${rows.length} of this page` : `Select all ${number(total)} that fit`}
        </Button>
      )}
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
      {offered.map((decision) => (
        <Button
          key={decision.name}
          danger={decision.tone === 'reject'}
          loading={planning === decision.name}
          onClick={() => void plan(decision)}
        >
          {decision.name} all
        </Button>
      ))}
      {offered.length === 0 && <span className="soft">Nothing can be done with all of them at once.</span>}
      <Button type="text" onClick={clear}>
        Clear
      </Button>
    </div>
  );
}
