import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { dateTime } from '../../format';
import { InfoIcon } from '../../ui/icons';
import { EventSentence } from '../event-sentence';
import { lastDecisionQuery } from './decisions.query';
import type { Queue } from './queue';
import type { Desk } from './use-desk';

interface Props<Row extends object> {
  queue: Queue<Row>;
  row: Row;
  review: Desk<Row>;
  /** Stands beside another open row, so it only needs closing. */
  isBeside?: boolean;
}

/** Replaces the panel of a row that a colleague decided: who decided what. The user's own text stays to be copied. */
export function GonePanel<Row extends object>({ queue, row, review, isBeside }: Props<Row>) {
  const { data: made } = useQuery(lastDecisionQuery(queue.key, queue.idOf(row)));
  const { comment, reason, staffNote } = review.inputOf(queue.idOf(row));
  const written = [comment, reason, staffNote].filter(Boolean);
  return (
    <section className="gone stack stack--tight" aria-label={`${queue.nameOf(row)}, gone`}>
      <p className="notice" role="status">
        <InfoIcon />
        <span>
          <strong>{queue.nameOf(row)}</strong>{' '}
          {made ? (
            <>
              was decided meanwhile.{' '}
              <EventSentence event={{ ...made, data: { ...made.data }, beginner: null, beginnerName: null }} />,{' '}
              {dateTime(made.recordedAt)}.
            </>
          ) : (
            'is no longer on this page.'
          )}
        </span>
      </p>
      {written.length > 0 && (
        <div>
          <p className="soft">What you had written:</p>
          {written.map((text) => (
            <p key={text} dir="auto" className="gone__text">
              {text}
            </p>
          ))}
        </div>
      )}
      <div className="row">
        {!isBeside && <Button onClick={() => review.cursor.move(1)}>Next</Button>}
        <Button type="text" onClick={isBeside ? () => review.drop(row) : review.cursor.close}>
          Close
        </Button>
      </div>
    </section>
  );
}
