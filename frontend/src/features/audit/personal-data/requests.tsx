import { useQuery } from '@tanstack/react-query';
import { Button, Segmented, type TableColumnsType } from 'antd';
import { type ReactNode, useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { ListTable } from '../../../shared/console/list-table';
import { nameOf, Person } from '../../../shared/console/person';
import { wideColumn } from '../../../shared/console/queue/columns';
import type { ListSearch } from '../../../shared/console/use-list-search';
import { date, dateTime } from '../../../shared/format';
import { label } from '../../../shared/messages';
import { serverNow } from '../../../shared/server-clock';
import { useMember } from '../../../shared/session/member';
import { Address } from '../../../shared/ui/address';
import { type ErasureEntry, erasuresQuery } from '../api/erasures.query';
import { takePrivacyRequest } from '../api/privacy-requests.mutation';
import { type PrivacyRequest, privacyRequestsQuery } from '../api/privacy-requests.query';
import { ErasedWhere } from './erased-where';
import { AnswerDialog, channelNames, kindNames, touchedByRequests } from './request-dialogs';

/** Privacy requests, the first due on top, and past erasures with what was removed from where. */
export function Requests({ search }: { search: ListSearch }) {
  const status = search.filter('status') ?? 'waiting';
  return (
    <section className="stack" aria-labelledby="requests">
      <h2 id="requests">Requests</h2>
      <div>
        <Segmented
          aria-label="Which requests"
          value={status}
          onChange={(chosen) => search.change({ status: chosen === 'waiting' ? undefined : chosen })}
          options={[
            { value: 'waiting', label: 'Waiting' },
            { value: 'answered', label: 'Closed' },
            { value: 'done', label: 'Erased' },
          ]}
        />
      </div>
      {status === 'done' ? <Erased search={search} /> : <Asked search={search} isAnswered={status === 'answered'} />}
    </section>
  );
}

function Asked({ search, isAnswered }: { search: ListSearch; isAnswered: boolean }) {
  const { page, pageSize } = search;
  const query = privacyRequestsQuery({ state: isAnswered ? 'answered' : 'waiting', page, pageSize });
  const list = useQuery(query);
  const isAdmin = useMember().roles.includes('admin');
  const [answering, setAnswering] = useState<PrivacyRequest>();
  const look = ({ memberId }: PrivacyRequest) => search.goTo({ member: memberId, status: undefined });
  return (
    <>
      <ListTable
        list={list}
        search={search}
        columns={isAnswered ? answeredColumns : waitingColumns({ isAdmin, look, answer: setAnswering })}
        rowKey="requestId"
        what="the requests"
        failure="ERASURES_NOT_FETCHED"
        empty={isAnswered ? 'No request was closed yet.' : 'No request waits.'}
      />
      {answering && <AnswerDialog request={answering} onClose={() => setAnswering(undefined)} />}
    </>
  );
}

const wishOf = ({ kind, channel }: PrivacyRequest): string => `${kindNames[kind]}, ${channelNames[channel]}`;

const memberColumn = (inShort: (entry: PrivacyRequest) => ReactNode): TableColumnsType<PrivacyRequest>[number] => ({
  title: 'Member',
  key: 'member',
  render: (_, entry) => (
    <Person {...entry} userId={entry.memberId}>
      <span>
        <Address of={entry.email} />
      </span>
      <span className="narrow-only">
        {wishOf(entry)}. {inShort(entry)}
      </span>
    </Person>
  ),
});

interface Acts {
  isAdmin: boolean;
  look: (entry: PrivacyRequest) => void;
  answer: (entry: PrivacyRequest) => void;
}

const waitingColumns = ({ isAdmin, look, answer }: Acts): TableColumnsType<PrivacyRequest> => [
  memberColumn((entry) => (
    <>
      {dueOf(entry)}, <Handler entry={entry} isAdmin={isAdmin} />
    </>
  )),
  wideColumn('Asks', wishOf),
  wideColumn('Due', (entry) => (
    <span className={isLate(entry) ? 'waiting--long' : ''} title={`Received ${date(entry.receivedAt)}`}>
      {dueOf(entry)}
    </span>
  )),
  wideColumn('Handled by', (entry) => <Handler entry={entry} isAdmin={isAdmin} />),
  {
    title: 'Answer',
    key: 'answer',
    width: '6.25rem',
    render: (_, entry) => (
      <div className="stack stack--tight">
        {isAdmin && (
          <Button aria-label={`Answer ${nameOf(entry)}`} onClick={() => answer(entry)}>
            Answer
          </Button>
        )}
        {(!isAdmin || entry.kind === 'erasure') && (
          <Button aria-label={`Look at the data of ${nameOf(entry)}`} onClick={() => look(entry)}>
            Look
          </Button>
        )}
      </div>
    ),
  },
];

const isLate = ({ dueAt }: PrivacyRequest): boolean => Date.parse(dueAt) < serverNow();
const dueOf = (entry: PrivacyRequest): string => `${isLate(entry) ? 'Overdue since' : 'By'} ${date(entry.dueAt)}`;

const Handler = ({ entry, isAdmin }: { entry: PrivacyRequest; isAdmin: boolean }) =>
  entry.handler ?? (isAdmin ? <TakeButton entry={entry} /> : 'nobody yet');

function TakeButton({ entry }: { entry: PrivacyRequest }) {
  const { requestId } = entry;
  const { run, isPending } = useCommand(takePrivacyRequest, {
    touches: touchedByRequests,
    failed: 'ACTION_NOT_PERFORMED',
  });
  return (
    <Button
      size="small"
      loading={isPending}
      aria-label={`Take the request of ${nameOf(entry)}`}
      onClick={() => void run({ requestId })}
    >
      Take
    </Button>
  );
}

const answererOf = ({ handler }: PrivacyRequest): string => handler ?? 'somebody who was erased';
const answeredOn = ({ answeredAt }: PrivacyRequest): string => (answeredAt ? dateTime(answeredAt) : '');

const outcomes = { answered: '', taken: 'Took it in the app', withdrawn: 'Withdrawn', erased: 'Erased' };
const answerTo = ({ answer, outcome }: PrivacyRequest): string => answer ?? (outcome ? outcomes[outcome] : '');

const answeredColumns: TableColumnsType<PrivacyRequest> = [
  memberColumn((entry) => `${answeredOn(entry)}, ${answererOf(entry)}. ${answerTo(entry)}`),
  wideColumn('Asked', wishOf),
  wideColumn('Closed', answeredOn),
  wideColumn('By', answererOf),
  wideColumn('Answer', answerTo),
];

function Erased({ search }: { search: ListSearch }) {
  const { page, pageSize } = search;
  const list = useQuery(erasuresQuery({ status: 'done', page, pageSize }));
  return (
    <ListTable
      list={list}
      search={search}
      columns={erasedColumns}
      rowKey="memberId"
      what="the requests"
      failure="ERASURES_NOT_FETCHED"
      empty={label('NOBODY_ERASED')}
      expandable={{
        expandRowByClick: true,
        columnTitle: <span className="visually-hidden">Open</span>,
        expandedRowRender: ({ erased }: ErasureEntry) => <ErasedWhere erased={erased} />,
      }}
    />
  );
}

const erasedColumns: TableColumnsType<ErasureEntry> = [
  { title: 'Member', key: 'member', render: (_, { memberId }) => <code>{memberId}</code> },
  wideColumn('Asked', ({ requestedAt }) => (requestedAt ? dateTime(requestedAt) : 'did not ask')),
  {
    title: 'Erased',
    key: 'erased',
    width: '11.25rem',
    className: 'numbers',
    render: (_, { erasedAt }) => erasedAt && dateTime(erasedAt),
  },
];
