import type { TableColumnsType } from 'antd';
import { inWords, whoDid } from '../../../shared/console/in-words';
import { wideColumn } from '../../../shared/console/queue/columns';
import { exactTime } from '../../../shared/format';
import type { HistoryEntry } from '../api/history.query';

const whose = ({ subjectName }: HistoryEntry): string => subjectName ?? 'Nobody, or erased';
const Clamped = ({ name }: { name: string }) => <bdi className="clamped">{name}</bdi>;
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
          <bdi>{whoDid(event)}</bdi>, about <bdi>{whose(event)}</bdi>
        </span>
        <span className="narrow-only numbers">
          <When event={event} />
        </span>
      </div>
    ),
  },
  wideColumn('Who did it', (event) => <Clamped name={whoDid(event)} />),
  wideColumn('Whose data', (event) => <Clamped name={whose(event)} />),
];
