import { Facts } from '../../../shared/console/facts';
import { type ErasedPurpose, roundsOf } from '../../../shared/console/purposes';
import { counted, dateTime } from '../../../shared/format';
import { ClockIcon } from '../../../shared/ui/feature-icons';

/** The erased keys of a member, and the amount of data removed from each place outside the log and the read models. */
export const ErasedWhere = ({ erased }: { erased: readonly ErasedPurpose[] }) => (
  <div className="stack">
    {roundsOf(erased).map(({ texts, erasedAt, finishedAt, removed }) => (
      <div key={finishedAt ?? erasedAt} className="stack stack--tight">
        <Facts
          of={[
            ['Erased', texts.join('; ')],
            ['Keys destroyed, unreadable in log and lists since', dateTime(erasedAt)],
            ['Last copy elsewhere removed', finishedAt && dateTime(finishedAt)],
            ...removed.map(({ place, entries }) => [`Removed: ${place}`, entriesIn(entries)] as const),
          ]}
        />
        {!finishedAt && (
          <p className="notice notice--waiting">
            <ClockIcon />
            Copies outside the log are still being removed. The product tries every few seconds.
          </p>
        )}
      </div>
    ))}
  </div>
);

const entriesIn = (entries: number): string =>
  entries === 0 ? 'nothing was there' : counted(entries, 'entry', 'entries');
