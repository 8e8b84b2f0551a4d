import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { Link } from '../../ui/link';
import { HistoryLink } from '../history-link';
import { SearchField } from '../search-field';
import { type ListSearch, useListSearch } from '../use-list-search';
import { BulkBar } from './bulk-bar';
import { BulkResults } from './bulk-results';
import { DecisionDialog } from './decision-dialog';
import { useKeyPreference } from './key-preference';
import { KeysHelp } from './keys-help';
import { decisionsOn, type Queue } from './queue';
import { QueueTable } from './queue-table';
import { useQueueKeys } from './use-queue-keys';
import { useQueueList } from './use-queue-list';
import { type Review, useReview } from './use-review';

/** What waits for staff, oldest first: read, decided and gone, by hand, by key or many at once. */
export function QueuePage<Row extends object>({ queue }: { queue: Queue<Row> }) {
  const search = useListSearch(queue.pageSize);
  const list = useQueueList(queue, search);
  const place = [search.filter('status'), search.filter('q'), search.page].join('/');
  const review = useReview(queue, list.data?.items ?? [], place);
  const [isHelping, setHelping] = useState(false);
  const remark = list.data && queue.remarkOn?.(list.data);
  const { areOn } = useKeyPreference();
  useKeysOf(queue, review, () => setHelping(true), areOn);

  return (
    <section className="stack" aria-labelledby="queue">
      <div className="queue__head">
        <h2 id="queue">{queue.title}</h2>
        <HistoryLink types={queue.decidedBy}>Decided</HistoryLink>
        <Button size="small" className="keys__button" onClick={() => setHelping(true)}>
          Keyboard{areOn ? '' : ' (off)'}
        </Button>
      </div>
      {queue.search && <SearchField search={search} {...queue.search} />}
      {queue.statuses && <StatusFilter search={search} statuses={queue.statuses} usual={queue.usualStatus} />}
      {remark && <p role="status">{remark}</p>}
      {list.data?.total === 0 && <FoundNothing queue={queue} search={search} />}
      {review.selection.rows.length > 0 && (
        <BulkBar queue={queue} selection={review.selection} onDecide={review.askAll} />
      )}
      <QueueTable queue={queue} list={list} search={search} review={review} />
      {review.request && (
        <DecisionDialog
          request={review.request}
          templates={queue.templates}
          isWaiting={review.pending !== undefined}
          onAnswer={review.answer}
          onClose={review.dismiss}
        />
      )}
      {review.bulk.run && <BulkResults run={review.bulk.run} onClose={review.bulk.close} />}
      {isHelping && <KeysHelp hasPoints={queue.points !== undefined} onClose={() => setHelping(false)} />}
    </section>
  );
}

function useKeysOf<Row extends object>(queue: Queue<Row>, review: Review<Row>, help: () => void, areOn: boolean): void {
  const { cursor } = review;
  const press = (tone: 'approve' | 'reject') => () => {
    const { current } = cursor;
    const decision = current && decisionsOn(queue, current).find((offered) => offered.tone === tone);
    if (current && decision) review.ask(decision, current);
  };
  const keys = {
    next: () => cursor.move(1),
    previous: () => cursor.move(-1),
    approve: press('approve'),
    reject: press('reject'),
    digit: review.digit,
    close: cursor.close,
    help,
  };
  useQueueKeys(keys, areOn);
}

/** Where else it may be what a search did not find. */
function FoundNothing<Row extends object>({ queue, search }: { queue: Queue<Row>; search: ListSearch }) {
  const { statuses, usualStatus = 'all', elsewhere } = queue;
  const q = search.filter('q');
  if (!q) return null;
  const isNarrow = statuses && (search.filter('status') ?? usualStatus) !== 'all';
  return (
    <div className="row">
      {isNarrow && (
        <Button onClick={() => search.change({ status: usualStatus === 'all' ? undefined : 'all' })}>
          Search all, whatever their status
        </Button>
      )}
      {elsewhere && <Link to={`${elsewhere.path}?${new URLSearchParams({ q }).toString()}`}>{elsewhere.text}</Link>}
    </div>
  );
}

interface FilterProps {
  search: ListSearch;
  statuses: readonly { value: string; label: string }[];
  usual: string | undefined;
}

const allOfThem = { value: 'all', label: 'All' };

const StatusFilter = ({ search, statuses, usual = 'all' }: FilterProps) => (
  <div className="queue__statuses">
    <Segmented
      aria-label="Which ones"
      value={search.filter('status') ?? usual}
      onChange={(chosen) => search.change({ status: chosen === usual ? undefined : chosen })}
      options={usual === 'all' ? [allOfThem, ...statuses] : [...statuses, allOfThem]}
    />
  </div>
);
