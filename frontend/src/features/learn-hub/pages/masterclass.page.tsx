import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { label } from '../../../shared/messages';
import { pageNames } from '../../../shared/page-names';
import { LinkButton } from '../../../shared/ui/button';
import { CheckIcon } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/link';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { usePageTitle } from '../../../shared/ui/page-title';
import { StateScreen } from '../../../shared/ui/state-screen';
import { type Lessons, lessonsReadQuery } from '../api/lessons-read.query';
import { Lesson } from '../components/lesson';
import { WaitingMarks } from '../components/waiting-marks';
import { doneWord, findMasterclass } from '../masterclasses';
import { type Masterclass, readDaysOf, selectDay } from '../progress';
import { markNameOf } from '../use-read-mark';
import '../learn-hub.css';

export default function MasterclassPage() {
  const { topicSlug } = useParams();
  const masterclass = findMasterclass(topicSlug);
  return masterclass ? <MasterclassView key={masterclass.slug} masterclass={masterclass} /> : <TopicNotFound />;
}

function MasterclassView({ masterclass }: { masterclass: Masterclass }) {
  usePageTitle(masterclass.title);
  const { data, error, failureCount, refetch } = useQuery(lessonsReadQuery);
  const [search] = useSearchParams();
  // Waits for the read marks, to open where the member stopped, but only until the first failed try.
  const isReadable = data !== undefined || failureCount > 0 || error !== null || search.has('day');
  return (
    <div className="masterclass">
      <div className="masterclass__head">
        <Link to="/learn">{pageNames['/learn']}</Link>
        <h1>{masterclass.title}</h1>
        <p className="soft numbers">
          {data
            ? `${readDaysOf(data, masterclass.slug).length} of ${masterclass.curriculum.length} days ${doneWord(masterclass)}`
            : 'Seven days'}
        </p>
      </div>
      {!data && error && <LoadFailure what="what you have read" error={error} onRetry={() => void refetch()} />}
      {isReadable && <Reading masterclass={masterclass} lessons={data} />}
      {!isReadable && <div className="skeleton lesson__skeleton" role="status" aria-label="Loading the lesson" />}
    </div>
  );
}

/** Without a day in the address it opens where the member stopped; marking that day as read does not move on. */
function Reading({ masterclass, lessons }: { masterclass: Masterclass; lessons: Lessons | undefined }) {
  const [search] = useSearchParams();
  const read = lessons ? readDaysOf(lessons, masterclass.slug) : [];
  const [start] = useState(() => selectDay(masterclass, null, read));
  const day = selectDay(masterclass, search.get('day') ?? String(start), read);
  return (
    <>
      <Days masterclass={masterclass} read={read} shown={day} />
      <Lesson masterclass={masterclass} day={day} lessons={lessons} />
      <WaitingMarks open={markNameOf({ topicSlug: masterclass.slug, day })} />
    </>
  );
}

function TopicNotFound() {
  usePageTitle(label('TOPIC_NOT_FOUND_TITLE'));
  return (
    <StateScreen
      title={label('TOPIC_NOT_FOUND_TITLE')}
      action={<LinkButton to="/learn">Back to the {pageNames['/learn']}</LinkButton>}
    >
      {label('TOPIC_NOT_FOUND_TEXT')}
    </StateScreen>
  );
}

interface Props {
  masterclass: Masterclass;
  read: readonly number[];
  shown: number;
}

function Days({ masterclass, read, shown }: Props) {
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
