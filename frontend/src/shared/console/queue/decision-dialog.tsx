import { type ReactNode, useState } from 'react';
import { AlertIcon } from '../../ui/icons';
import { Modal } from '../layers';
import { LimitedText } from '../limited-text';
import type { BulkPlan } from './bulk-plan';
import { BulkSummary } from './bulk-summary';
import { type Decision, type DecisionInput, hasWords, type Question, type Queue } from './queue';
import { ReasonField } from './reason-field';

const MAX_NOTE_LENGTH = 1_000;

export interface DecisionRequest<Row> {
  decision: Decision<Row>;
  rows: readonly Row[];
  input: DecisionInput;
  question: Question;
  plan?: BulkPlan<Row>;
}

interface Props<Row extends object> {
  queue: Queue<Row>;
  request: DecisionRequest<Row>;
  /** A colleague decided first; the panel behind the dialog says so. */
  isGone: boolean;
  /** The row changed meanwhile, so that the question is no longer right. */
  isOutdated: boolean;
  /** The colleague who took the row over while the dialog was open. */
  holder: string | undefined;
  /** Called on each keystroke, so that the text survives the end of the session. */
  onWrite: (input: DecisionInput) => void;
  onAnswer: (input: DecisionInput, rows: readonly Row[]) => void;
  onClose: (input: DecisionInput) => void;
}

export function DecisionDialog<Row extends object>({
  queue,
  request,
  isGone,
  isOutdated,
  holder,
  onWrite,
  onAnswer,
  onClose,
}: Props<Row>) {
  const { decision, question, plan } = request;
  const [input, setInput] = useState(request.input);
  const [skipsFlagged, setSkipsFlagged] = useState(false);
  const rows = skipsFlagged ? request.rows.filter((row) => !plan?.flags.has(queue.idOf(row))) : request.rows;
  const write = (changes: Partial<DecisionInput>) => {
    const now = { ...input, ...changes };
    setInput(now);
    onWrite(now);
  };
  const isReady = ({ reason }: DecisionInput) =>
    rows.length > 0 && !isOutdated && !(question.mustReason && reason.trim() === '');
  const answer = (given: DecisionInput) => isReady(given) && onAnswer(given, rows);
  return (
    <Modal
      title={plan ? `${decision.name} ${rows.length} at once?` : question.title}
      okText={decision.name}
      okButtonProps={{
        danger: decision.tone === 'reject',
        autoFocus: question.reason === undefined,
        disabled: !isReady(input),
      }}
      onOk={() => answer(input)}
      onCancel={() => onClose(input)}
    >
      {plan && (
        <BulkSummary
          queue={queue}
          decision={decision}
          rows={rows}
          input={input}
          plan={plan}
          skipsFlagged={skipsFlagged}
          onSkip={setSkipsFlagged}
        />
      )}
      {question.text && <p>{question.text}</p>}
      <MeanwhileNotice {...{ isGone, isOutdated, holder }} hasWords={hasWords(input)} />
      <Fields {...{ queue, question, input, write, answer }} />
    </Modal>
  );
}

interface FieldsProps<Row extends object> {
  queue: Queue<Row>;
  question: Question;
  input: DecisionInput;
  write: (changes: Partial<DecisionInput>) => void;
  answer: (input: DecisionInput) => void;
}

const Fields = <Row extends object>({ queue, question, input, write, answer }: FieldsProps<Row>) => (
  <>
    {question.reason && (
      <ReasonField
        label={question.reason}
        templates={question.hasNoTemplates ? undefined : queue.templates}
        value={input.reason}
        onChange={(reason) => write({ reason })}
        onSend={(reason) => answer({ ...input, reason })}
      />
    )}
    {question.hasStaffNote && (
      <LimitedText
        label="Note (optional, staff alone see it)"
        maxLength={MAX_NOTE_LENGTH}
        value={input.staffNote}
        onChange={(staffNote) => write({ staffNote })}
      />
    )}
  </>
);

interface MeanwhileProps extends Pick<Props<object>, 'isGone' | 'isOutdated' | 'holder'> {
  hasWords: boolean;
}

function MeanwhileNotice({ isGone, isOutdated, holder, hasWords }: MeanwhileProps) {
  const kept = hasWords ? '; what you wrote stays there.' : '.';
  if (isGone) return <Notice>{`This went from the list meanwhile. Close the question to see why${kept}`}</Notice>;
  if (isOutdated) return <Notice>{`This changed meanwhile. Close the question and look again${kept}`}</Notice>;
  return holder && <Notice>{holder} took this over meanwhile. The first decision counts.</Notice>;
}

const Notice = ({ children }: { children: ReactNode }) => (
  <p className="notice notice--waiting" role="status">
    <AlertIcon />
    <span>{children}</span>
  </p>
);
