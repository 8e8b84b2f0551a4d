import { queryOptions } from '@tanstack/react-query';
import { textCourses, videoCourses } from '../lessons/courses';
import type { TextLesson, VideoLesson } from '../lessons/lesson';

export type LessonTexts =
  | { kind: 'text'; lessons: readonly TextLesson[] }
  | { kind: 'video'; lessons: readonly VideoLesson[] };

/** Loads a file of the product once; afterwards it also works offline. */
export const lessonTextsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['lesson-texts', slug],
    queryFn: () => loadTexts(slug),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });

async function loadTexts(slug: string): Promise<LessonTexts> {
  const [text, video] = [textCourses[slug], videoCourses[slug]];
  if (text) return { kind: 'text', lessons: await text() };
  return { kind: 'video', lessons: video ? await video() : [] };
}
