import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { describeHours } from '../../../shared/describe-hours';
import { useMember } from '../../../shared/session/member';
import { Deferred } from '../../../shared/ui/error-boundary';
import { ExternalIcon } from '../../../shared/ui/feature-icons';
import { LoadState } from '../../../shared/ui/load-failure';
import { briefQuery } from '../api/brief.query';
import '../appraisals.css';

export type LessonComponent = ComponentType<{ topicSlug: string; day: number }>;

interface Props {
  /** An earlier day that is submitted again; without it, the current day. */
  day?: number;
  /** The lesson's text, loaded when it is opened. */
  Lesson: LessonComponent;
}

/** The brief of a day, including its lesson. Creators who are not Pro may read it too. */
export function Brief({ day, Lesson }: Props) {
  const query = useQuery(briefQuery(day));
  const [isReading, setIsReading] = useState(false);
  const isPro = useMember().profileStatus === 'pro';
  if (!query.data) return <LoadState of={query} what="the brief" room="brief__skeleton" />;
  const { lesson, assignment, lookedAt, example, networkUrl } = query.data;
  if (!lesson) return null;
  return (
    <section id="day" className="card brief" aria-labelledby="brief">
      <h2 id="brief">{isPro && !day ? 'Today’s brief' : `The brief of day ${lesson.day}`}</h2>
      <BriefSection title={`Learn: ${lesson.title}`}>
        <details className="more-fields" onToggle={({ currentTarget }) => setIsReading(currentTarget.open)}>
          <summary>Read the lesson here, two minutes</summary>
          <Deferred
            fallback={<div className="skeleton brief__skeleton" role="status" aria-label="Loading the lesson" />}
          >
            {isReading && <Lesson topicSlug={lesson.topicSlug} day={lesson.day} />}
          </Deferred>
        </details>
      </BriefSection>
      <BriefSection title="Try it today">
        <p>{assignment}</p>
        <details className="more-fields">
          <summary>One good example</summary>
          <p className="brief__example">{example}</p>
        </details>
      </BriefSection>
      <BriefSection title="Post it and hand it in">
        <p>
          Post what you made on the creators network.{' '}
          {isPro
            ? 'Then write below what you learned, with the link to your post.'
            : 'With Pro you hand in the link here.'}
        </p>
        {networkUrl && (
          <a className="button button--secondary" href={networkUrl} target="_blank" rel="noopener noreferrer">
            Open the creators network
            <span className="visually-hidden"> (opens in a new tab)</span>
            <ExternalIcon />
          </a>
        )}
      </BriefSection>
      <BriefSection title="What the reviewer looks at">
        <ul className="brief__list">
          {lookedAt.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="soft">
          <ReviewTime />
        </p>
      </BriefSection>
    </section>
  );
}

const BriefSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="stack stack--tight">
    <h3>{title}</h3>
    {children}
  </section>
);

/** The median review time of the last 30 days, if there were reviews. */
export function ReviewTime() {
  const hours = useQuery(briefQuery()).data?.reviewMedianHours ?? null;
  return `A person reviews it${hours === null ? '' : `, usually within ${describeHours(hours)}`}.`;
}
