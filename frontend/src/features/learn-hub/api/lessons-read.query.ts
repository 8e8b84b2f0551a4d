import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import type { Answer } from '../../../shared/api/types';

export type Lessons = Answer<'/api/me/lessons'>;
export type LessonVideo = Lessons['videos'][number];

export const lessonsReadQuery = queryOptions({
  queryKey: ['lessons-read'],
  queryFn: ({ signal }) => answer(api.GET('/api/me/lessons', { signal })),
});
