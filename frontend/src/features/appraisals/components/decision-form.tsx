import { Button, type GetRef, Input, InputNumber } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { appraisalPoints } from '../../../shared/reference-data';
import { AlertIcon } from '../../../shared/ui/icons';
import { useConfirm } from '../../../shared/ui/use-confirm';
import type { PendingAppraisal } from '../api/pending-appraisals';
import { useDecision } from '../use-decision';

interface Props {
  appraisal: PendingAppraisal;
  onDecided: () => void;
}

export function DecisionForm({ appraisal, onDecided }: Props) {
  const { approve, reject, isPending } = useDecision(appraisal, onDecided);
  const { ask, dialog } = useConfirm();
  const [points, setPoints] = useState<number>(appraisalPoints.default);
  const [words, setWords] = useState('');
  const pointsInput = useRef<GetRef<typeof InputNumber>>(null);

  useEffect(() => pointsInput.current?.focus(), []);

  const approveUnlessMistaken = async () => {
    const question = { title: 'Approve with 0 points?', text: 'The day counts as done and earns nothing.' };
    if (points > 0 || (await ask({ ...question, confirm: 'Approve with 0 points' }))) await approve(points, words);
  };
  return (
    <form
      className="review__decision"
      aria-label={`Decision on day ${appraisal.dayNumber} of ${appraisal.firstName} ${appraisal.lastName}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void approveUnlessMistaken();
      }}
    >
      <label>
        Points, {appraisalPoints.min} to {appraisalPoints.max}
        <InputNumber
          ref={pointsInput}
          min={appraisalPoints.min}
          max={appraisalPoints.max}
          precision={0}
          value={points}
          onFocus={(event) => event.target.select()}
          onChange={(value) => setPoints(value ?? appraisalPoints.default)}
        />
      </label>
      {points === 0 && (
        <p className="notice notice--waiting">
          <AlertIcon />
          At 0 points the creator earns nothing for this day.
        </p>
      )}
      <label>
        Comment, or the reason for a rejection
        <Input.TextArea value={words} maxLength={500} rows={3} onChange={(event) => setWords(event.target.value)} />
      </label>
      <p className="soft">Optional. The creator sees it.</p>
      <div className="row">
        <Button type="primary" htmlType="submit" loading={isPending}>
          Approve
        </Button>
        <Button danger disabled={isPending} onClick={() => void reject(words)}>
          Reject
        </Button>
      </div>
      {dialog}
    </form>
  );
}
