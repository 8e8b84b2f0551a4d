import { Button, InputNumber } from 'antd';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { AlertIcon } from '../../ui/icons';
import { isSecondClick } from '../../ui/second-click';
import { useMoveFocus } from '../../ui/use-move-focus';
import { isDialogOpen, useReturnFocus } from '../../ui/use-return-focus';
import { LimitedText } from '../limited-text';
import { type Decision, type DecisionInput, decisionsOn, type Queue } from './queue';
import type { RowHandlers } from './row-actions';

interface Props<Row extends object> {
  queue: Queue<Row>;
  row: Row;
  input: DecisionInput;
  holder: string | undefined;
  /** A colleague opened it first: decisions are offered only once it is taken over. */
  isHeld: boolean;
  acts: Pick<RowHandlers<Row>, 'ask' | 'change' | 'takeOver'>;
}

/** The open row with its decisions. Memoised, so that it is drawn again only when its own props change. */
export const QueuePanel = memo(function QueuePanel<Row extends object>(props: Props<Row>) {
  const { queue, row, input, holder, isHeld, acts } = props;
  const { change: onChange } = acts;
  const onDecide = (decision: Decision<Row>) => acts.ask(decision, row);
  const region = useRef<HTMLElement>(null);
  useReturnFocus();
  useEffect(() => {
    if (!isDialogOpen()) region.current?.focus({ preventScroll: true });
    document.querySelector('.queue__open')?.scrollIntoView({ block: 'nearest' });
    region.current?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  }, []);

  const offered = isHeld ? [] : decisionsOn(queue, row);
  useMoveFocus(region, offered.map(({ name }) => name).join(), { onlyIfLost: true, preventScroll: true });
  const approve = () => {
    const approval = offered.find(({ tone }) => tone === 'approve');
    if (approval) onDecide(approval);
  };
  return (
    <section ref={region} className="review" data-item={queue.idOf(row)} aria-label={queue.nameOf(row)} tabIndex={-1}>
      <queue.Details row={row} />
      <div className="review__decision">
        {queue.points && (
          <PointsField range={queue.points} value={input.points} onChange={onChange} onEnter={approve} />
        )}
        {queue.hasComment && (
          <LimitedText
            label="Comment (optional, the member sees it)"
            rows={2}
            value={input.comment}
            onChange={(comment) => onChange({ comment })}
          />
        )}
        {holder !== undefined && <HeldBy holder={holder} onTakeOver={acts.takeOver} />}
        <div className="row">
          {offered.map((decision) => (
            <Button
              key={decision.name}
              type={decision.tone === 'approve' ? 'primary' : 'default'}
              danger={decision.tone === 'reject'}
              onClick={() => {
                if (!isSecondClick()) onDecide(decision);
              }}
            >
              {decision.name}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}) as <Row extends object>(props: Props<Row>) => ReactNode;

const HeldBy = ({ holder, onTakeOver }: { holder: string; onTakeOver: () => void }) => (
  <p className="notice notice--waiting" role="status">
    <AlertIcon />
    <span>
      {holder} has this open.{' '}
      <Button size="small" onClick={onTakeOver}>
        Take it over
      </Button>
    </span>
  </p>
);

interface PointsProps {
  range: { min: number; max: number };
  value: number;
  onChange: (changes: Partial<DecisionInput>) => void;
  onEnter: () => void;
}

const PointsField = ({ range: { min, max }, value, onChange, onEnter }: PointsProps) => (
  <>
    <label className="field">
      Points, {min} to {max}
      <InputNumber
        min={min}
        max={max}
        precision={0}
        value={value}
        onFocus={(event) => event.target.select()}
        onPressEnter={({ target }) => {
          // On the first Enter the input corrects a value out of range and shows it; only a valid value is submitted.
          if (Number((target as HTMLInputElement).value) === value) onEnter();
        }}
        onChange={(points) => onChange({ points: points ?? min })}
      />
    </label>
    {value === 0 && (
      <p className="notice notice--waiting">
        <AlertIcon />
        At 0 points the creator earns nothing for this day.
      </p>
    )}
  </>
);
