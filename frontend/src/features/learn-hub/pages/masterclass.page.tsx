import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { label } from '../../../shared/messages';
import { LinkButton } from '../../../shared/ui/button';
import { Link } from '../../../shared/ui/link';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { usePageTitle } from '../../../shared/ui/page-title';
import { StateScreen } from '../../../shared/ui/state-screen';
import { type Lessons, lessonsReadQuery } from '../api/lessons-read.query';
import { Days } from '../components/days';
import { Lesson } from '../components/lesson';
import { doneWord, findMasterclass } from '../masterclasses';
import { type Masterclass, readDaysOf, selectDay } from '../progress';
import '../learn-hub.css';

export default function MasterclassPage() {
  const { topicSlug } = useParams();
  const masterclass = findMasterclass(topicSlug);
  return masterclass ? <MasterclassView key={masterclass.slug} masterclass={masterclass} /> : <TopicNotFound />;
}

function MasterclassView({ masterclass }: { masterclass: Masterclass }) {
  usePageTitle(masterclass.title);
  const { data, error, refetch } = useQuery(lessonsReadQuery);
  return (
    <div className="masterclass">
      <div className="masterclass__head">
        <Link to="/learn">Learn Hub</Link>
        <h1>{masterclass.title}</h1>
        <p className="soft numbers">
          {data
            ? `${readDaysOf(data, masterclass.slug).length} of ${masterclass.curriculum.length} days ${doneWord(masterclass)}`
            : 'Seven days'}
        </p>
      </div>
      {data && <Reading masterclass={masterclass} lessons={data} />}
      {!data && !error && <div className="skeleton lesson__skeleton" role="status" aria-label="Loading the lesson" />}
      {!data && error && <LoadFailure what="this masterclass" error={error} onRetry={() => void refetch()} />}
    </div>
  );
}

/** Without a day in the address it opens where the member stopped, and stays there when that day is marked as read. */
function Reading({ masterclass, lessons }: { masterclass: Masterclass; lessons: Lessons }) {
  const [search] = useSearchParams();
  const read = readDaysOf(lessons, masterclass.slug);
  const [start] = useState(() => selectDay(masterclass, null, read));
  const day = selectDay(masterclass, search.get('day') ?? String(start), read);
  return (
    <>
      <Days masterclass={masterclass} read={read} shown={day} />
      <Lesson masterclass={masterclass} day={day} lessons={lessons} />
    </>
  );
}

function TopicNotFound() {
  usePageTitle(label('TOPIC_NOT_FOUND_TITLE'));
  return (
    <StateScreen
      title={label('TOPIC_NOT_FOUND_TITLE')}
      action={<LinkButton to="/learn">Back to the Learn Hub</LinkButton>}
    >
      {label('TOPIC_NOT_FOUND_TEXT')}
    </StateScreen>
  );
}
