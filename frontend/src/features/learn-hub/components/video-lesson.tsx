import { useSignedIn } from '../../../shared/session/member';
import { ExternalIcon } from '../../../shared/ui/feature-icons';
import type { LessonVideo } from '../api/lessons-read.query';
import { FilmIllustration } from '../illustrations/course-illustration';
import type { VideoLesson as Lesson } from '../lessons/lesson';

/** `video` is undefined until the server has named the film's address. */
export const VideoLesson = ({ lesson, video }: { lesson: Lesson; video: LessonVideo | null | undefined }) => (
  <>
    <div className="lesson__picture">
      <FilmIllustration />
    </div>
    <p>{lesson.summary}</p>
    {video && <WatchLesson video={video} />}
    {video === null && <NotConfigured />}
  </>
);

/** Names the target and the size before anything is downloaded. */
const WatchLesson = ({ video: { url, megabytes } }: { video: LessonVideo }) => (
  <div className="row">
    <a className="button button--primary button--large" href={url} target="_blank" rel="noopener noreferrer">
      Watch Lesson
      <span className="visually-hidden"> (opens in a new tab)</span>
      <ExternalIcon />
    </a>
    <span className="soft numbers">
      {new URL(url).host}
      {megabytes !== null && ` · about ${megabytes} MB`}
    </span>
  </div>
);

/** Staff see what is missing; members see no dead link. */
function NotConfigured() {
  const isStaff = useSignedIn().member.membershipType === null;
  if (isStaff) return <p className="badge">Watch Lesson: not configured</p>;
  return <p className="soft">The film of this day is not here yet. The summary above says what it will teach.</p>;
}
