import { useQuery } from '@tanstack/react-query';
import { Button, Table } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Facts } from '../../../shared/console/facts';
import { Fold } from '../../../shared/console/fold';
import { ListState } from '../../../shared/console/list-failure';
import { useIsPrinting } from '../../../shared/console/printing';
import { useOwnPages } from '../../../shared/console/use-pagination';
import { counted, dateTime, number } from '../../../shared/format';
import { type MemberState, memberStateNow } from '../api/member-state.query';
import { titleOf } from '../history/compare-states';
import { describeFields } from '../history/field-words';
import { Value } from '../history/value';

type Row = Record<string, unknown>;

/** More would bury the next section; a printout shows all of them. */
const SHOWN_AT_FIRST = 20;

/** The sections of a member's state: newest first, but the challenge day by day. */
const parts: readonly { title: string; ofCreators?: false; rowsOf: (state: MemberState) => readonly Row[] }[] = [
  { title: 'Challenge', rowsOf: ({ appraisals }) => appraisals },
  { title: 'KYC attempts', rowsOf: ({ kyc }) => attemptsOf(kyc) },
  { title: 'Payments', rowsOf: ({ programFees }) => programFees.toReversed() },
  { title: 'Orders', rowsOf: ({ orders }) => orders.toReversed() },
  {
    title: 'Requests',
    rowsOf: ({ toolRequests, hireRequests, loans }) => [...toolRequests, ...hireRequests, ...loans],
  },
  { title: 'Invitations to creators', ofCreators: false, rowsOf: ({ invitations }) => invitations.toReversed() },
  { title: 'Notices sent', rowsOf: ({ notifications }) => notifications.toReversed() },
];

/** All sections share one answer. As each read is recorded, the counts appear only once a section was opened. */
export function StateFolds({ memberId, isCreator = false }: { memberId: string; isCreator?: boolean }) {
  const { data } = useQuery({ ...memberStateNow(memberId), enabled: false });
  const shown = parts.filter(({ ofCreators = true }) => ofCreators || !isCreator);
  return (
    <>
      <Fold title="Points" note={data && counted(data.pointsLedger.length, 'change')}>
        <Points memberId={memberId} />
      </Fold>
      {shown.map(({ title, rowsOf }) => (
        <Fold key={title} title={title} note={data && number(rowsOf(data).length)}>
          <Rows memberId={memberId} rowsOf={rowsOf} />
        </Fold>
      ))}
    </>
  );
}

function Rows({ memberId, rowsOf }: { memberId: string; rowsOf: (typeof parts)[number]['rowsOf'] }) {
  const query = useQuery(memberStateNow(memberId));
  const [areAllShown, setAllShown] = useState(false);
  const isPrinting = useIsPrinting();
  const list = useRef<HTMLDivElement>(null);
  if (!query.data) return <ListState of={query} what="this part" rows={3} />;
  const rows = rowsOf(query.data);
  if (rows.length === 0) return <p className="soft">None so far.</p>;
  const shown = areAllShown || isPrinting ? rows : rows.slice(0, SHOWN_AT_FIRST);
  const showAll = () => {
    flushSync(() => setAllShown(true));
    const next = list.current?.children[SHOWN_AT_FIRST]; // the row that takes the place of the button
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
  return (
    <div className="stack" ref={list}>
      {shown.map((row, at) => (
        <section key={at} className="card stack stack--tight" tabIndex={-1}>
          <h3>
            <bdi>{titleOf(row)}</bdi>
          </h3>
          <Facts
            of={describeFields(withoutIds(row)).map(([name, value]) => [
              name,
              isSaid(value) ? <Value value={value} /> : null,
            ])}
          />
        </section>
      ))}
      {shown.length < rows.length && (
        <div>
          <Button onClick={showAll}>Show all {number(rows.length)}</Button>
        </div>
      )}
    </div>
  );
}

const isSaid = (value: unknown): boolean => value !== null && value !== '';

interface LedgerEntry {
  id: string;
  at: string;
  source: string;
  change: number;
  total: number;
  reason: string | null;
}

function Points({ memberId }: { memberId: string }) {
  const query = useQuery(memberStateNow(memberId));
  const pages = useOwnPages(SHOWN_AT_FIRST);
  if (!query.data) return <ListState of={query} what="the points" rows={3} />;
  const amount = { align: 'right', className: 'numbers', width: '5.5rem', render: number } as const;
  return (
    <Table<LedgerEntry>
      size="small"
      tableLayout="fixed"
      rowKey="id"
      pagination={pages}
      locale={{ emptyText: 'No points so far.' }}
      dataSource={(query.data.pointsLedger as unknown as LedgerEntry[]).toReversed()}
      columns={[
        {
          title: 'For what',
          render: (_, { source, reason, at }) => (
            <div className="person">
              <bdi>{reason ?? source}</bdi>
              <span className="numbers">{dateTime(at)}</span>
            </div>
          ),
        },
        { title: 'Change', dataIndex: 'change', ...amount },
        { title: 'In all', dataIndex: 'total', ...amount },
      ]}
    />
  );
}

/** Without fields that the title shows already and ids that mean nothing to people. */
const withoutIds = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => !/^(id|code|attempt|dayNumber|weekNumber|.*(Id|Key|By))$/.test(name)),
  );

/** The latest attempt with its details, then the outcome of the earlier ones. */
function attemptsOf(kyc: Row | null): Row[] {
  const [last, ...earlier] = ((kyc?.attempts ?? []) as Row[]).toReversed();
  return last ? [{ ...last, ...(kyc?.kycDetails as Row | null) }, ...earlier] : [];
}
