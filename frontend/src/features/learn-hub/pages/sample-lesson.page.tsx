import { lazy } from 'react';
import { masterclasses } from '../../../shared/reference-data';
import { LinkButton } from '../../../shared/ui/button';
import { Deferred } from '../../../shared/ui/error-boundary';
import '../learn-hub.css';

const SLUG = 'social-media-management';
const course = masterclasses.find(({ slug }) => slug === SLUG);

const Text = lazy(async () => {
  const [{ TextLesson }, { socialMediaManagement }] = await Promise.all([
    import('../components/text-lesson'),
    import('../lessons/social-media-management'),
  ]);
  return { default: () => socialMediaManagement[0] && <TextLesson slug={SLUG} lesson={socialMediaManagement[0]} /> };
});

/** The first day of one masterclass, public and in full. */
export default function SampleLessonPage() {
  const [first, ...others] = course?.curriculum ?? [];
  return (
    <div className="band sheet">
      <div className="stack stack--tight">
        <h1>A sample lesson</h1>
        <p className="band__lead">Day 1 of {course?.title}, as members read it. All of it, free.</p>
      </div>
      <article className="card lesson" aria-labelledby="lesson">
        <h2 id="lesson">{first?.topic}</h2>
        <Deferred>
          <Text />
        </Deferred>
      </article>
      <section className="stack stack--tight" aria-labelledby="others">
        <h2 id="others">What the other days teach</h2>
        <ol className="lesson__steps lesson__steps--later">
          {others.map(({ day, topic }) => (
            <li key={day}>{topic}</li>
          ))}
        </ol>
        <p>
          There are {masterclasses.length} masterclasses of seven days. A Pro account opens them, with a challenge in
          which a person reviews what you make.
        </p>
      </section>
      <div className="row">
        <LinkButton to="/register?type=creator" large>
          Sign up free
        </LinkButton>
        <LinkButton to="/program-application-fee" kind="secondary" large>
          See the price
        </LinkButton>
      </div>
    </div>
  );
}
