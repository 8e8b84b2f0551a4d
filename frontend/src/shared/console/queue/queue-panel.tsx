import { Button, InputNumber } from 'antd';
import { useEffect, useRef } from 'react';
import { AlertIcon } from '../../ui/icons';
import { isSecondClick } from '../../ui/second-click';
import { useMoveFocus } from '../../ui/use-move-focus';
import { isDialogOpen, useReturnFocus } from '../../ui/use-return-focus';
import { LimitedText } from '../limited-text';
import { type Decision, type DecisionInput, decisionsOn, type Queue } from './queue';

interface Props<Row extends object> {
  queue: Queue<Row>;
  row: Row;
  input: DecisionInput;
  onChange: (changes: Partial<DecisionInput>) => void;
  pending: string | undefined;
  onDecide: (decision: Decision<Row>) => void;
}

export function QueuePanel<Row extends object>({ queue, row, input, onChange, pending, onDecide }: Props<Row>) {
  const region = useRef<HTMLElement>(null);
  useReturnFocus();
  useEffect(() => {
    if (!isDialogOpen()) region.current?.focus({ preventScroll: true });
    region.current?.closest('tr')?.previousElementSibling?.scrollIntoView({ block: 'nearest' });
    region.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const offered = decisionsOn(queue, row);
  useMoveFocus(region, offered.map(({ name }) => name).join(), { onlyIfLost: true, preventScroll: true });
  const approve = () => {
    const approval = offered.find(({ tone }) => tone === 'approve');
    if (approval) onDecide(approval);
  };
  return (
    <section ref={region} className="review" aria-label={queue.nameOf(row)} tabIndex={-1}>
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
        <div className="row">
          {offered.map((decision) => (
            <Button
              key={decision.name}
              type={decision.tone === 'approve' ? 'primary' : 'default'}
              danger={decision.tone === 'reject'}
              loading={pending === decision.name}
              disabled={pending !== undefined && pending !== decision.name}
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
}

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
          // What is out of range is put right first, and seen: `value` is what was typed before it left the range.
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
