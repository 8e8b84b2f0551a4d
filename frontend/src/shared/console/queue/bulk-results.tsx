import { Button, Progress } from 'antd';
import { useRef } from 'react';
import { Badge } from '../../ui/badge';
import { AlertIcon, CheckIcon } from '../../ui/icons';
import { useMoveFocus } from '../../ui/use-move-focus';
import { Modal } from '../layers';
import { type BulkRun, countLeft, doneIn } from './use-bulk';

const outcomes = {
  done: { kind: 'good', Icon: CheckIcon, text: 'Done' },
  'not done': { kind: 'bad', Icon: AlertIcon, text: 'Not done' },
  unknown: { kind: 'waiting', Icon: AlertIcon, text: 'Not known' },
} as const;

interface Props {
  run: BulkRun<unknown>;
  goOn: () => void;
  cancel: () => void;
  close: () => void;
}

export function BulkResults({ run, goOn, cancel, close }: Props) {
  const { title, count, results, isOver } = run;
  const left = countLeft(run);
  const untouched = count - results.length;
  const content = useRef<HTMLDivElement>(null);
  useMoveFocus(content, String(isOver), { onlyIfLost: true });
  return (
    <Modal
      title={isOver ? `${title}: ${doneIn(results)} of ${count} done` : `${title}…`}
      closable={isOver}
      keyboard={isOver}
      mask={{ closable: false }}
      footer={
        isOver ? (
          <>
            {left > 0 && <Button onClick={goOn}>Go on with {left}</Button>}
            <Button type="primary" onClick={close}>
              Close
            </Button>
          </>
        ) : (
          <Button onClick={cancel}>Cancel the rest</Button>
        )
      }
      onCancel={close}
    >
      <div ref={content} className="stack" aria-live="polite" tabIndex={-1}>
        {!isOver && (
          <Progress percent={Math.round((results.length / count) * 100)} aria-label={`${results.length} of ${count}`} />
        )}
        {isOver && untouched > 0 && (
          <p>
            {untouched === 1
              ? '1 was not begun, and waits as it did.'
              : `${untouched} were not begun, and wait as they did.`}
          </p>
        )}
        <ul className="results">
          {results.map(({ id, name, outcome, why }) => (
            <li key={id}>
              <span>{name}</span>
              <Badge {...outcomes[outcome]} />
              {why && <span className="soft results__why">{why}</span>}
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}
