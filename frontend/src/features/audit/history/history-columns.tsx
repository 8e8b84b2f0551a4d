import type { TableColumnsType } from 'antd';
import { describeEvent, EventSentence } from '../../../shared/console/event-sentence';
import { actorInWords, inWords, isRule } from '../../../shared/console/in-words';
import { wideColumn } from '../../../shared/console/queue/columns';
import { exactTime } from '../../../shared/format';
import { Link } from '../../../shared/ui/link';
import type { HistoryEntry } from '../api/history.query';

const When = ({ event: { recordedAt } }: { event: HistoryEntry }) => (
  <time dateTime={recordedAt}>{exactTime(recordedAt)}</time>
);

export const historyColumns: TableColumnsType<HistoryEntry> = [
  { ...wideColumn<HistoryEntry>('When', (event) => <When event={event} />), width: '11.5625rem', className: 'numbers' },
  {
    title: 'What',
    key: 'what',
    render: (_, event) => (
      <div className="person">
        <div className="sentence">
          <EventSentence event={event} />
        </div>
        <Because event={event} />
        <span>{inWords(event.type)}</span>
        <span className="narrow-only numbers">
          <When event={event} />
        </span>
      </div>
    ),
  },
];

/** The event that a process reacted to, and the process. */
function Because({ event: { because, actorName } }: { event: HistoryEntry }) {
  if (!because) return null;
  return (
    <span className="because">
      because{' '}
      <Link to={`/admin/history?position=${because.position}`} onClick={(event) => event.stopPropagation()}>
        {describeEvent({ ...because, beginner: null, beginnerName: null })}
      </Link>
      {actorName !== null && isRule(actorName) && ` (${actorInWords(actorName)})`}
    </span>
  );
}
