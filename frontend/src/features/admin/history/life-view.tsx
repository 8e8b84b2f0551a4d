import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton, Slider } from 'antd';
import { ListFailure } from '../../../shared/console/list-failure';
import type { ListSearch } from '../../../shared/console/use-list-search';
import { dateTime } from '../../../shared/format';
import { type HistoryEntry, lifeQuery, memberStateQuery } from '../api/history';
import { Moment } from './history-filters';
import { inWords } from './in-words';
import { StateTable } from './state-table';

/** A member as they stood at one moment beside another; the address reproduces the view. */
export function LifeView({ memberId, search }: { memberId: string; search: ListSearch }) {
  const at = search.filter('at');
  const against = search.filter('against');
  const life = useQuery(lifeQuery(memberId));
  const then = useQuery(memberStateQuery(memberId, at));
  const other = useQuery(memberStateQuery(memberId, against));
  const error = life.error ?? then.error ?? other.error;

  if (error) return <ListFailure what="this member’s life" error={error} onRetry={() => void life.refetch()} />;
  if (!life.data || !then.data || !other.data) {
    return <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />;
  }
  const name = life.data.at(-1)?.subjectName ?? 'A member';
  return (
    <section className="stack" aria-labelledby="life">
      <div className="queue__head">
        <h2 id="life">
          <bdi>{name}</bdi>, as of {at ? dateTime(at) : 'now'}
        </h2>
        <Button
          onClick={() => search.change({ life: undefined, at: undefined, against: undefined, subject: memberId })}
        >
          Back to the history
        </Button>
      </div>
      <LifeSlider events={life.data} at={at} onChange={(moment) => search.change({ at: moment })} />
      <div className="history-filters">
        <Moment label="As of" value={at} onChange={(moment) => search.change({ at: moment })} />
        <Moment label="Against" value={against} onChange={(moment) => search.change({ against: moment })} />
      </div>
      <StateTable then={then.data} other={other.data} otherName={against ? dateTime(against) : 'Now'} />
    </section>
  );
}

interface SliderProps {
  events: HistoryEntry[];
  at: string | undefined;
  onChange: (at: string | undefined) => void;
}

/** One step for each event of the member's life, and one more for now. */
function LifeSlider({ events, at, onChange }: SliderProps) {
  const moments = events.map(({ recordedAt }) => recordedAt);
  const reached = at ? moments.filter((moment) => moment <= at).length : moments.length + 1;
  const step = Math.max(1, Math.min(reached, moments.length + 1));
  const describe = (value?: number) => {
    const event = events[(value ?? 1) - 1];
    return event ? `${dateTime(event.recordedAt)}: ${inWords(event.type)}` : 'Now';
  };
  return (
    <Slider
      min={1}
      max={moments.length + 1}
      defaultValue={step}
      key={step}
      tooltip={{ formatter: describe }}
      ariaLabelForHandle="Moment in the member’s life"
      ariaValueTextFormatterForHandle={describe}
      onChangeComplete={(value) => onChange(moments[value - 1])}
    />
  );
}
