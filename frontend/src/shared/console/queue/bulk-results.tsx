import { Button, Progress } from 'antd';
import { Badge } from '../../ui/badge';
import { AlertIcon, CheckIcon } from '../../ui/icons';
import { Modal } from '../layers';
import { type BulkRun, doneIn } from './use-bulk';

const outcomes = {
  done: { kind: 'good', Icon: CheckIcon, text: 'Done' },
  'not done': { kind: 'bad', Icon: AlertIcon, text: 'Not done' },
  unknown: { kind: 'waiting', Icon: AlertIcon, text: 'Not known' },
} as const;

export function BulkResults({ run, onClose }: { run: BulkRun; onClose: () => void }) {
  const { title, count, results } = run;
  const isOver = results.length === count;
  return (
    <Modal
      title={isOver ? `${title}: ${doneIn(results)} of ${count} done` : `${title}…`}
      closable={isOver}
      keyboard={isOver}
      footer={
        <Button type="primary" disabled={!isOver} onClick={onClose}>
          Close
        </Button>
      }
      onCancel={onClose}
    >
      <div className="stack" aria-live="polite">
        {!isOver && (
          <Progress percent={Math.round((results.length / count) * 100)} aria-label={`${results.length} of ${count}`} />
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
