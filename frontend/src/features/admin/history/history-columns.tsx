import type { TableColumnsType } from 'antd';
import { dateTime } from '../../../shared/format';
import type { HistoryEntry } from '../api/history';
import { actorInWords, inWords } from './in-words';

export const historyColumns: TableColumnsType<HistoryEntry> = [
  {
    title: 'When',
    dataIndex: 'recordedAt',
    width: 170,
    className: 'numbers',
    render: (at: string) => <time dateTime={at}>{dateTime(at)}</time>,
  },
  {
    title: 'What',
    dataIndex: 'type',
    render: (type: string) => (
      <div className="person">
        <strong>{inWords(type)}</strong>
        <span>{type}</span>
      </div>
    ),
  },
  { title: 'Who did it', key: 'actor', render: (_, { actorName }) => <bdi>{actorInWords(actorName)}</bdi> },
  {
    title: 'Whose data',
    key: 'subject',
    render: (_, { subjectName }) => <bdi>{subjectName ?? 'Staff, or erased'}</bdi>,
  },
];
