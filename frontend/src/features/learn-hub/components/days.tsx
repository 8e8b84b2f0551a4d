import { CheckIcon } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/link';
import { doneWord } from '../masterclasses';
import type { Masterclass } from '../progress';

interface Props {
  masterclass: Masterclass;
  read: readonly number[];
  shown: number;
}

/** The seven days of a masterclass, each a link to its lesson. */
export function Days({ masterclass, read, shown }: Props) {
  const { slug, curriculum } = masterclass;
  return (
    <nav aria-label="Days">
      <ol className="days">
        {curriculum.map(({ day, topic }) => (
          <li key={day}>
            <Link className="day" to={`/learn/${slug}?day=${day}`} aria-current={day === shown ? 'page' : undefined}>
              <span className={`day__number${read.includes(day) ? ' day__number--read' : ''}`}>
                {read.includes(day) ? <CheckIcon /> : day}
              </span>
              <span className="day__topic">
                <span className="visually-hidden">Day {day}: </span>
                {topic}
                {read.includes(day) && <span className="visually-hidden"> ({doneWord(masterclass)})</span>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
