import { Button, Segmented } from 'antd';
import { memo, useState } from 'react';
import { SavedViews } from '../saved-views';
import { SearchField } from '../search-field';
import { type ListSearch, useListSearch } from '../use-list-search';
import { BulkBar } from './bulk-bar';
import { BulkResults } from './bulk-results';
import { DecidedList } from './decided-list';
import { DecisionDialog } from './decision-dialog';
import { ExportButton } from './export-button';
import { useKeyPreference } from './key-preference';
import { KeysHelp } from './keys-help';
import { type Queue, titleOf } from './queue';
import { QueueTable } from './queue-table';
import { type Desk, useDesk } from './use-desk';
import { useQueueList } from './use-queue-list';

const VIEW_FILTERS = ['state', 'status', 'sort', 'by', 'when'];
const NO_FILTER = { status: undefined, q: undefined, sort: undefined, by: undefined, when: undefined };

/** A queue: what waits for staff, oldest first, decided by click, by key or in bulk; and what has been decided. */
export function QueuePage<Row extends object>({ queue }: { queue: Queue<Row> }) {
  const search = useListSearch(queue.pageSize);
  const isDecided = search.filter('state') === 'decided';
  const [isHelping, setHelping] = useState(false);
  const { areOn } = useKeyPreference();
  const help = () => setHelping(true);
  return (
    <section className="stack queue" aria-labelledby="queue">
      <div className="queue__head">
        <h2 id="queue">{titleOf(queue, search)}</h2>
        <div className="row">
          <Segmented
            aria-label="State"
            value={isDecided ? 'decided' : 'queue'}
            onChange={(state) => search.goTo({ ...NO_FILTER, state: state === 'decided' ? state : undefined })}
            options={[
              { value: 'queue', label: 'Queue' },
              { value: 'decided', label: 'Decided' },
            ]}
          />
          {!isDecided && <ExportButton queue={queue} search={search} />}
          <SavedViews search={search} list={queue.key} filters={VIEW_FILTERS} />
          <Button className="keys__button" onClick={help}>
            Keyboard{areOn ? '' : ' (off)'}
          </Button>
        </div>
      </div>
      {isDecided ? (
        <DecidedList queue={queue} search={search} />
      ) : (
        <Waiting queue={queue} search={search} help={help} />
      )}
      {isHelping && <KeysHelp hasPoints={queue.points !== undefined} onClose={() => setHelping(false)} />}
    </section>
  );
}

interface WaitingProps<Row extends object> {
  queue: Queue<Row>;
  search: ListSearch;
  help: () => void;
}

function Waiting<Row extends object>({ queue, search, help }: WaitingProps<Row>) {
  const list = useQueueList(queue, search);
  const place = [search.filter('status'), search.filter('q'), search.filter('sort'), search.page].join('/');
  const desk = useDesk(queue, list, place, help);
  return (
    <>
      <Filters queue={queue} search={search} />
      {list.data?.tooManyNames && <p role="status">More than 1,000 members are called so. Type more of the name.</p>}
      {desk.selection.rows.length > 0 && (
        <BulkBar
          queue={queue}
          search={search}
          selection={desk.selection}
          total={list.data?.total ?? 0}
          ask={desk.askAll}
        />
      )}
      <QueueTable queue={queue} list={list} search={search} review={desk} />
      {desk.request && (
        <DecisionDialog
          queue={queue}
          request={desk.request}
          holder={holderOf(desk, queue)}
          isOutdated={desk.isOutdated}
          isGone={desk.gone !== undefined && desk.request.rows.includes(desk.gone)}
          onWrite={desk.write}
          onAnswer={desk.answer}
          onClose={desk.dismiss}
        />
      )}
      {desk.bulk.run && <BulkResults {...desk.bulk} run={desk.bulk.run} />}
    </>
  );
}

/** The colleague who has the only row of the open dialog. */
function holderOf<Row extends object>({ request, isHeld, holderOf }: Desk<Row>, { idOf }: Queue<Row>) {
  const [row] = request?.plan ? [] : (request?.rows ?? []);
  return row && isHeld(idOf(row)) ? holderOf(idOf(row)) : undefined;
}

/** Memoised, so that keys pressed in the list below do not redraw it. */
const Filters = memo(function Filters({ queue, search }: { queue: FilteredQueue; search: ListSearch }) {
  const { search: searched, statuses, usualStatus } = queue;
  if (!searched && !statuses) return null;
  return (
    <div className="queue__filters">
      {searched && <SearchField search={search} {...searched} />}
      {statuses && <StatusFilter search={search} statuses={statuses} usual={usualStatus} />}
    </div>
  );
});

type FilteredQueue = Pick<Queue<object>, 'search' | 'statuses' | 'usualStatus'>;

interface FilterProps {
  search: ListSearch;
  statuses: readonly { value: string; label: string }[];
  usual: string | undefined;
}

const allOfThem = { value: 'all', label: 'All' };

const StatusFilter = ({ search, statuses, usual = 'all' }: FilterProps) => (
  <div>
    <Segmented
      aria-label="Which ones"
      value={search.filter('status') ?? usual}
      onChange={(chosen) => search.change({ status: chosen === usual ? undefined : chosen })}
      options={usual === 'all' ? [allOfThem, ...statuses] : [...statuses, allOfThem]}
    />
  </div>
);
