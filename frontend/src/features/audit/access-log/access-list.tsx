import { useInfiniteQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { wideColumn } from '../../../shared/console/queue/columns';
import type { ListSearch } from '../../../shared/console/use-list-search';
import { counted, exactTime } from '../../../shared/format';
import { type AccessEntry, type AccessFilter, accessLogQuery } from '../api/access-log.query';
import { LogTable } from '../log-table';
import { accessFilters, kindTexts } from './access-filters';
import { AccessPanel } from './access-panel';

export const AccessList = ({ filter, search }: { filter: AccessFilter; search: ListSearch }) => (
  <LogTable
    list={useInfiniteQuery(accessLogQuery(filter))}
    what="who looked"
    empty="Nobody looked."
    search={search}
    filters={accessFilters}
    columns={columns}
    rowKey="number"
    panel={(entry) => <AccessPanel entry={entry} search={search} />}
  />
);

const whoOf = ({ actor, actorName }: AccessEntry): string => actorName ?? (actor ? 'Erased member' : 'A visitor');
const When = ({ entry: { at } }: { entry: AccessEntry }) => <time dateTime={at}>{exactTime(at)}</time>;
const whoseOf = ({ subjects }: AccessEntry): string =>
  subjects.length === 0 ? '' : counted(subjects.length, 'member');

const columns: TableColumnsType<AccessEntry> = [
  { ...wideColumn<AccessEntry>('When', (entry) => <When entry={entry} />), width: '11.5625rem', className: 'numbers' },
  {
    title: 'Who',
    key: 'who',
    render: (_, entry) => (
      <div className="person">
        <strong>
          <bdi>{whoOf(entry)}</bdi>
        </strong>
        <span>{kindTexts[entry.kind]}</span>
        <span className="narrow-only">{whoseOf(entry)}</span>
        <span className="narrow-only numbers">
          <When entry={entry} />
        </span>
      </div>
    ),
  },
  wideColumn('Where', ({ route }) => <span className="clamped">{route}</span>),
  wideColumn('Whose data', (entry) => whoseOf(entry), 120),
];
