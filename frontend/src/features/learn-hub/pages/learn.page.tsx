import { useQuery } from '@tanstack/react-query';
import { pageNames } from '../../../shared/page-names';
import { masterclasses } from '../../../shared/reference-data';
import { LinkButton } from '../../../shared/ui/button';
import { CheckIcon } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/link';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { usePageTitle } from '../../../shared/ui/page-title';
import { type Lessons, lessonsReadQuery } from '../api/lessons-read.query';
import { KeepOnPhone } from '../components/keep-on-phone';
import { WaitingMarks } from '../components/waiting-marks';
import { CourseIllustration, FilmIllustration } from '../illustrations/course-illustration';
import { doneWord } from '../masterclasses';
import { findStartedCourse, type Masterclass, readDaysOf } from '../progress';
import '../learn-hub.css';

export default function LearnPage() {
  usePageTitle(pageNames['/learn']);
  const { data, error, refetch } = useQuery(lessonsReadQuery);
  return (
    <div className="learn">
      <div>
        <h1>{pageNames['/learn']}</h1>
        <p className="soft">Five masterclasses, seven days each. Read one, try it the same day.</p>
      </div>
      {error && !data && <LoadFailure what="what you have read" error={error} onRetry={() => void refetch()} />}
      {data && <GoOn lessons={data} />}
      {/* Waits for the answer, so that GoOn above does not push it down. */}
      {data || error ? (
        <ul className="courses">
          {masterclasses.map((masterclass) => (
            <li key={masterclass.slug}>
              <MasterclassCard masterclass={masterclass} read={data && readDaysOf(data, masterclass.slug)} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="skeleton page__skeleton" role="status" aria-label="Loading the masterclasses" />
      )}
      {(data || error) && <KeepOnPhone />}
      <WaitingMarks />
    </div>
  );
}

/** Leads to where the member stopped reading. */
function GoOn({ lessons }: { lessons: Lessons }) {
  const under = findStartedCourse(lessons, masterclasses);
  if (!under) return null;
  const { masterclass, day } = under;
  return (
    <section className="next-lesson on-night" aria-labelledby="next-lesson">
      <div className="next-lesson__content">
        <div className="stack stack--tight">
          <h2 id="next-lesson">Go on with {masterclass.title}</h2>
          <p>{masterclass.curriculum.find((lesson) => lesson.day === day)?.topic}</p>
        </div>
        <LinkButton kind="sun" large to={`/learn/${masterclass.slug}?day=${day}`}>
          {masterclass.videoBased ? 'Watch' : 'Read'} day {day}
        </LinkButton>
      </div>
    </section>
  );
}

function MasterclassCard({ masterclass, read }: { masterclass: Masterclass; read: readonly number[] | undefined }) {
  const { title, slug, videoBased, curriculum } = masterclass;
  return (
    <Link className="card course" to={`/learn/${slug}`}>
      {videoBased ? <FilmIllustration /> : <CourseIllustration slug={slug} day={1} alt="" />}
      <span className="course__text">
        <strong>{title}</strong>
        <span className="soft">
          {curriculum.length} days, {videoBased ? 'to watch' : 'two minutes of reading each'}
        </span>
        {read && <CourseProgress masterclass={masterclass} read={read} />}
      </span>
    </Link>
  );
}

function CourseProgress({ masterclass, read }: { masterclass: Masterclass; read: readonly number[] }) {
  const { title, curriculum } = masterclass;
  const done = doneWord(masterclass);
  const isDone = read.length === curriculum.length;
  return (
    <span className="course__progress">
      <progress max={curriculum.length} value={read.length} aria-label={`${title}: days ${done}`} />
      <span className={isDone ? 'badge badge--good' : 'soft numbers'}>
        {isDone && <CheckIcon />}
        {isDone ? `All seven days ${done}` : `${read.length} of ${curriculum.length} days ${done}`}
      </span>
    </span>
  );
}
