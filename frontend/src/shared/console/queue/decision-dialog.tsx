import { useState } from 'react';
import { Modal } from '../layers';
import { LimitedText } from '../limited-text';
import type { TemplateQueue } from '../reason-templates';
import type { Decision, DecisionInput, Question } from './queue';
import { ReasonField } from './reason-field';

const MAX_NOTE_LENGTH = 1_000;

export interface DecisionRequest<Row> {
  decision: Decision<Row>;
  rows: readonly Row[];
  input: DecisionInput;
  question: Question;
}

interface Props<Row> {
  request: DecisionRequest<Row>;
  templates: TemplateQueue;
  onAnswer: (input: DecisionInput) => void;
  onClose: (input: DecisionInput) => void;
}

export function DecisionDialog<Row>({ request, templates, onAnswer, onClose }: Props<Row>) {
  const { decision, question } = request;
  const [input, setInput] = useState(request.input);
  const answer = (given: DecisionInput) => {
    if (!question.mustReason || given.reason.trim() !== '') onAnswer(given);
  };
  return (
    <Modal
      title={question.title}
      okText={decision.name}
      okButtonProps={{
        danger: decision.tone === 'reject',
        autoFocus: question.reason === undefined,
        disabled: question.mustReason && input.reason.trim() === '',
      }}
      onOk={() => answer(input)}
      onCancel={() => onClose(input)}
    >
      <div className="stack">
        {question.text && <p>{question.text}</p>}
        {question.reason && (
          <ReasonField
            label={question.reason}
            templates={templates}
            value={input.reason}
            onChange={(reason) => setInput({ ...input, reason })}
            onSend={(reason) => answer({ ...input, reason })}
          />
        )}
        {question.hasStaffNote && (
          <LimitedText
            label="Note (optional, staff alone see it)"
            maxLength={MAX_NOTE_LENGTH}
            value={input.staffNote}
            onChange={(staffNote) => setInput({ ...input, staffNote })}
            onPressEnter={() => answer(input)}
          />
        )}
      </div>
    </Modal>
  );
}
