import { Button, InputNumber, type TableColumnsType } from 'antd';
import { memo, type ReactNode, useState } from 'react';
import { isSecondClick } from '../../ui/second-click';
import { type Decision, decisionsOn, type Queue } from './queue';
import type { Desk } from './use-desk';

const TWO_ACTIONS_WIDTH = 152;
const THIRD_ACTION_WIDTH = 32;
const POINTS_WIDTH = 64;

/** Asking for more needs a written text, so it stands in the panel only. */
const standsInRow = ({ tone }: Pick<Decision<object>, 'tone'>): boolean => tone !== 'ask';

export const actionsColumn = <Row extends object>(
  queue: Queue<Row>,
  review: Desk<Row>,
  acts: RowHandlers<Row>,
): TableColumnsType<Row>[number] => ({
  title: <span className="visually-hidden">Actions</span>,
  key: 'actions',
  width:
    TWO_ACTIONS_WIDTH +
    (queue.decisions.filter(standsInRow).length > 2 ? THIRD_ACTION_WIDTH : 0) +
    (queue.points ? POINTS_WIDTH : 0),
  render: (_, row) => {
    const id = queue.idOf(row);
    const isOpen = review.cursor.current !== undefined && queue.idOf(review.cursor.current) === id;
    if (isOpen) return null; // its panel has the buttons
    const holder = review.holderOf(id);
    if (holder) return <span className="soft">{holder} has it open</span>;
    return <RowActions queue={queue} acts={acts} row={row} points={review.inputOf(id).points} />;
  },
});

/** Stable callbacks that read the desk when a button is pressed, so that rows need no redraw when it changes. */
export type RowHandlers<Row extends object> = Pick<Desk<Row>, 'ask' | 'change' | 'changeOf' | 'takeOver'> &
  Pick<Desk<Row>['cursor'], 'open' | 'close'>;

interface Props<Row extends object> {
  queue: Queue<Row>;
  acts: Pick<RowHandlers<Row>, 'ask' | 'changeOf'>;
  row: Row;
  points: number;
}

const RowActions = memo(function RowActions<Row extends object>({ queue, acts, row, points }: Props<Row>) {
  const name = queue.nameOf(row);
  const id = queue.idOf(row);
  // Typed points are shown at once; the list may follow later.
  const [typed, setTyped] = useState<number>();
  const offered = decisionsOn(queue, row).filter(standsInRow);
  return (
    <div className="row-actions">
      {queue.points && (
        <InputNumber
          size="small"
          aria-label={`Points for ${name}`}
          min={queue.points.min}
          max={queue.points.max}
          precision={0}
          value={typed ?? points}
          onClick={(event) => event.stopPropagation()}
          onFocus={(event) => event.target.select()}
          onBlur={() => setTyped(undefined)}
          onChange={(value) => {
            const chosen = value ?? queue.points?.min ?? 0;
            setTyped(chosen);
            acts.changeOf(id, { points: chosen });
          }}
        />
      )}
      {offered.map((decision) => (
        <Button
          key={decision.name}
          size="small"
          danger={decision.tone === 'reject'}
          aria-label={`${decision.name}: ${name}`}
          onClick={(event) => {
            event.stopPropagation();
            if (!isSecondClick()) acts.ask(decision, row);
          }}
        >
          {decision.short ?? decision.name}
        </Button>
      ))}
    </div>
  );
}) as <Row extends object>(props: Props<Row>) => ReactNode;
