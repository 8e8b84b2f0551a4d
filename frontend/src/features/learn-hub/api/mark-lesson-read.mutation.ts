import { answer, api } from '../../../shared/api/client';
import type { Body } from '../../../shared/api/types';

type Lesson = Body<'/api/me/lessons/read'>;

/** The slugs are those of the reference data, from which the server's list of them is made too. */
export function markLessonRead(lesson: { topicSlug: string; day: number }, key: string) {
  return answer(
    api.POST('/api/me/lessons/read', { body: lesson as Lesson, params: { header: { 'Idempotency-Key': key } } }),
  );
}
