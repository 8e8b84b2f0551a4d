import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { ListTable } from '../../../shared/console/list-table';
import { useListSearch } from '../../../shared/console/use-list-search';
import { when } from '../../../shared/format';
import { label } from '../../../shared/messages';
import { type PendingAppraisal, pendingAppraisalsQuery } from '../api/pending-appraisals';
import { ReviewPanel } from '../components/review-panel';
import { useReviewKeys } from '../use-review-keys';

const columns: TableColumnsType<PendingAppraisal> = [
  {
    title: 'Name',
    key: 'name',
    width: 180,
    render: (_, { firstName, lastName }) => (
      <strong>
        {firstName} {lastName}
      </strong>
    ),
  },
  {
    title: 'Day',
    key: 'day',
    width: 130,
    render: (_, { dayNumber, weekNumber, attempt }) => (
      <span className="numbers">
        Day {dayNumber}, week {weekNumber}
        {attempt > 1 && ` (attempt ${attempt})`}
      </span>
    ),
  },
  { title: 'Achievements', dataIndex: 'achievements', ellipsis: true },
  { title: 'Assignment summary', dataIndex: 'assignmentSummary', ellipsis: true },
  { title: 'Submitted', dataIndex: 'submittedAt', width: 150, render: (at: string) => when(at) },
];

export default function PendingAppraisalsPage() {
  const search = useListSearch();
  const list = useQuery(pendingAppraisalsQuery({ page: search.page, pageSize: search.pageSize }));
  const [openId, setOpenId] = useState<string>();
  const items = list.data?.items ?? [];

  const move = (step: 1 | -1) => {
    const at = items.findIndex(({ appraisalId }) => appraisalId === openId);
    const next = items[at === -1 ? 0 : at + step];
    if (next) setOpenId(next.appraisalId);
  };
  useReviewKeys(move);

  return (
    <section className="stack" aria-labelledby="pending-appraisals">
      <h2 id="pending-appraisals">Pending Weekly Appraisals</h2>
      <p className="shortcuts">
        <span>
          <kbd>J</kbd> <kbd>K</kbd> next, previous
        </span>
        <span>
          <kbd>Enter</kbd> in the points: approve
        </span>
      </p>
      <ListTable
        list={list}
        search={search}
        columns={columns}
        rowKey="appraisalId"
        what="the appraisals"
        failure="PENDING_APPRAISALS_NOT_FETCHED"
        empty={label('NO_PENDING_APPRAISALS')}
        width={860}
        expandable={{
          expandRowByClick: true,
          columnTitle: <span className="visually-hidden">Open</span>,
          expandedRowKeys: openId ? [openId] : [],
          onExpand: (isOpen, row) => setOpenId(isOpen ? row.appraisalId : undefined),
          expandedRowRender: (row) => <ReviewPanel key={row.appraisalId} appraisal={row} onDecided={() => move(1)} />,
        }}
      />
    </section>
  );
}
