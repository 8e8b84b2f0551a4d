import { useState } from 'react';
import { Modal } from '../layers';
import { LimitedText } from '../limited-text';
import type { TemplateQueue } from '../reason-templates';
import type { Decision, Given, Question } from './queue';
import { ReasonField } from './reason-field';

const LONGEST_NOTE = 1_000;

/** A decision on its way: what it is about, and what was asked. */
export interface Asked<Row> {
  decision: Decision<Row>;
  rows: readonly Row[];
  given: Given;
  question: Question;
}

interface Props<Row> {
  asked: Asked<Row>;
  templates: TemplateQueue;
  /** Another decision is under way: this one has to wait for its answer. */
  isWaiting: boolean;
  onAnswer: (given: Given) => void;
  /** With what was written, for who asks again. */
  onClose: (given: Given) => void;
}

export function DecisionDialog<Row>({ asked, templates, isWaiting, onAnswer, onClose }: Props<Row>) {
  const { decision, question } = asked;
  const [given, setGiven] = useState(asked.given);
  return (
    <Modal
      title={question.title}
      okText={decision.name}
      okButtonProps={{
        danger: decision.tone === 'reject',
        autoFocus: question.reason === undefined,
        loading: isWaiting,
      }}
      onOk={() => onAnswer(given)}
      onCancel={() => onClose(given)}
    >
      <div className="stack">
        {question.text && <p>{question.text}</p>}
        {question.reason && (
          <ReasonField
            label={question.reason}
            templates={templates}
            value={given.reason}
            onChange={(reason) => setGiven({ ...given, reason })}
            onSend={() => onAnswer(given)}
          />
        )}
        {question.hasStaffNote && (
          <LimitedText
            label="Note (optional, staff alone see it)"
            longest={LONGEST_NOTE}
            value={given.staffNote}
            onChange={(staffNote) => setGiven({ ...given, staffNote })}
            onPressEnter={() => onAnswer(given)}
          />
        )}
      </div>
    </Modal>
  );
}
