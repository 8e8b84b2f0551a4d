import type { TableColumnsType } from 'antd';
import { wideColumn } from '../../../shared/console/queue/columns';
import { exactTime } from '../../../shared/format';
import type { HistoryEntry } from '../api/history';
import { inWords, whoDid } from './in-words';

const Who = ({ event }: { event: HistoryEntry }) => <bdi>{whoDid(event)}</bdi>;
const Whose = ({ event: { subjectName } }: { event: HistoryEntry }) => <bdi>{subjectName ?? 'Nobody, or erased'}</bdi>;
const When = ({ event: { recordedAt } }: { event: HistoryEntry }) => (
  <time dateTime={recordedAt}>{exactTime(recordedAt)}</time>
);

export const historyColumns: TableColumnsType<HistoryEntry> = [
  { ...wideColumn<HistoryEntry>('When', (event) => <When event={event} />), width: 185, className: 'numbers' },
  {
    title: 'What',
    dataIndex: 'type',
    render: (type: string, event) => (
      <div className="person">
        <strong>{inWords(type)}</strong>
        <span>{type}</span>
        <span className="narrow-only">
          <Who event={event} />, about <Whose event={event} />
        </span>
        <span className="narrow-only numbers">
          <When event={event} />
        </span>
      </div>
    ),
  },
  wideColumn('Who did it', (event) => <Who event={event} />),
  wideColumn('Whose data', (event) => <Whose event={event} />),
];
