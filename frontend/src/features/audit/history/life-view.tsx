import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { ListState } from '../../../shared/console/list-failure';
import type { ListSearch } from '../../../shared/console/use-list-search';
import { exactTime } from '../../../shared/format';
import { serverNow } from '../../../shared/server-clock';
import { CopyMark } from '../../../shared/ui/copy-mark';
import { InfoIcon } from '../../../shared/ui/icons';
import { useCopy } from '../../../shared/ui/use-copy';
import { lifeQuery } from '../api/history.query';
import { memberStateQuery } from '../api/member-state.query';
import { Moment } from './history-filters';
import { LifeSlider } from './life-slider';
import { StateTable } from './state-table';

/** Compares a member's state at two moments. The address holds the whole view. */
export function LifeView({ memberId, search }: { memberId: string; search: ListSearch }) {
  const at = search.filter('at');
  const against = search.filter('against');
  const hasAll = search.filter('show') !== 'differences';
  const life = useQuery(lifeQuery(memberId));
  const then = useQuery(memberStateQuery(memberId, at));
  const other = useQuery(memberStateQuery(memberId, against));
  const error = life.error ?? then.error ?? other.error;
  const failed = () => [life, then, other].filter((query) => query.error);
  const refetch = () => Promise.all(failed().map((query) => query.refetch()));

  if (!life.data || !then.data || !other.data)
    return <ListState of={{ data: undefined, error, refetch }} what="this member’s life" />;
  const name = life.data.events.at(-1)?.subjectName ?? 'Erased member';
  const isLoading = then.isPlaceholderData || other.isPlaceholderData;
  return (
    <section className="stack" aria-labelledby="life">
      <div className="queue__head">
        <h2 id="life">
          <bdi>{name}</bdi>, as of {at ? exactTime(at) : 'now'}
        </h2>
        <div className="row">
          {!isLoading && <CopyLink at={then.data.at} against={other.data.at} />}
          <Button
            onClick={() =>
              search.change({ life: undefined, at: undefined, against: undefined, show: undefined, subject: memberId })
            }
          >
            Back to the history
          </Button>
        </div>
      </div>
      <LifeSlider events={life.data.events} at={at} onChange={(moment) => search.change({ at: moment })} />
      {life.data.isCut && (
        <p className="soft">The slider steps through the latest 100 events. Choose an earlier moment below.</p>
      )}
      <Moments search={search} />
      {then.data.events === 0 && !isLoading && (
        <p className="notice" role="status">
          <InfoIcon />
          At that moment this member had not registered yet.
        </p>
      )}
      <StateTable
        then={then.data}
        other={other.data}
        otherName={against ? exactTime(against) : 'Now'}
        isLoading={isLoading}
        hasAll={hasAll}
      />
    </section>
  );
}

function Moments({ search }: { search: ListSearch }) {
  const changeMoment = (name: 'at' | 'against') => (moment: string | undefined) =>
    search.change({ [name]: pastOnly(moment) });
  return (
    <div className="life-moments">
      <Moment label="As of" edge="end" value={search.filter('at')} onChange={changeMoment('at')} />
      <Moment label="Against" edge="end" value={search.filter('against')} onChange={changeMoment('against')} />
      <Checkbox
        checked={search.filter('show') === 'differences'}
        onChange={({ target }) => search.change({ show: target.checked ? 'differences' : undefined })}
      >
        Only what differs
      </Checkbox>
    </div>
  );
}

/** There is no state later than now. */
const pastOnly = (moment: string | undefined): string | undefined =>
  moment && Date.parse(moment) > serverNow() ? undefined : moment;

/** A link with both moments in it, so that it shows the same tomorrow. */
function CopyLink({ at, against }: { at: string; against: string }) {
  const link = new URL(window.location.href);
  link.searchParams.set('at', at);
  link.searchParams.set('against', against);
  const { copied, copy } = useCopy<HTMLElement>(link.href);
  return (
    <Button icon={<CopyMark copied={copied} />} onClick={() => void copy()}>
      Copy a link to this
    </Button>
  );
}
