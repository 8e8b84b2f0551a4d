import { CheckIcon } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/link';
import { CourseIllustration } from '../illustrations/course-illustration';
import { FilmIllustration } from '../illustrations/film-illustration';
import { doneWord } from '../masterclasses';
import type { Masterclass } from '../progress';

export function MasterclassCard({ masterclass, read }: { masterclass: Masterclass; read: readonly number[] }) {
  const { title, slug, videoBased, curriculum } = masterclass;
  const done = doneWord(masterclass);
  const isDone = read.length === curriculum.length;
  return (
    <Link className="card course" to={`/learn/${slug}`}>
      {videoBased ? <FilmIllustration /> : <CourseIllustration slug={slug} day={1} alt="" />}
      <span className="course__text">
        <strong>{title}</strong>
        <span className="soft">
          {curriculum.length} days, {videoBased ? 'to watch' : 'two minutes of reading each'}
        </span>
        <span className="course__progress">
          <progress max={curriculum.length} value={read.length} aria-label={`${title}: days ${done}`} />
          <span className={isDone ? 'badge badge--good' : 'soft numbers'}>
            {isDone && <CheckIcon />}
            {isDone ? `All seven days ${done}` : `${read.length} of ${curriculum.length} days ${done}`}
          </span>
        </span>
      </span>
    </Link>
  );
}
