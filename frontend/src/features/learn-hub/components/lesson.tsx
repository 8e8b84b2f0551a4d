import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LoadState } from '../../../shared/ui/load-failure';
import { type LessonTexts, lessonTextsQuery } from '../api/lesson-texts.query';
import type { Lessons } from '../api/lessons-read.query';
import { type Masterclass, readDaysOf } from '../progress';
import { ReadMark } from './read-mark';
import { TextLesson } from './text-lesson';
import { VideoLesson } from './video-lesson';

export function Lesson({
  masterclass,
  day,
  lessons,
}: {
  masterclass: Masterclass;
  day: number;
  lessons: Lessons | undefined;
}) {
  const { slug, curriculum } = masterclass;
  const texts = useQuery(lessonTextsQuery(slug));
  const heading = useFocusOnChange(day);
  return (
    <article className="card lesson" aria-labelledby="lesson">
      <div>
        <p className="soft">Day {day}</p>
        <h2 id="lesson" ref={heading} tabIndex={-1}>
          {curriculum.find((lesson) => lesson.day === day)?.topic}
        </h2>
      </div>
      <LoadState of={texts} what="the lesson" room="lesson__skeleton" />
      {texts.data && (
        <>
          <Content slug={slug} day={day} texts={texts.data} videos={lessons?.videos} />
          {lessons && (
            <ReadMark key={day} masterclass={masterclass} day={day} isRead={readDaysOf(lessons, slug).includes(day)} />
          )}
        </>
      )}
    </article>
  );
}

interface ContentProps {
  slug: string;
  day: number;
  texts: LessonTexts;
  videos: Lessons['videos'] | undefined;
}

function Content({ slug, day, texts, videos }: ContentProps) {
  if (texts.kind === 'text') {
    const lesson = texts.lessons.find((one) => one.day === day);
    return lesson && <TextLesson slug={slug} lesson={lesson} />;
  }
  const lesson = texts.lessons.find((one) => one.day === day);
  return (
    lesson && <VideoLesson lesson={lesson} video={videos && (videos.find((video) => video.day === day) ?? null)} />
  );
}

/** Moves the focus to the heading when another day replaces the lesson in place. */
function useFocusOnChange(day: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(day);
  useEffect(() => {
    if (before.current === day) return;
    before.current = day;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [day]);
  return heading;
}
