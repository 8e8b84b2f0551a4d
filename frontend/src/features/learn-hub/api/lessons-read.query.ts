import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type Lessons = Answer<'/api/me/lessons'>;
export type LessonVideo = Lessons['videos'][number];

export const lessonsReadQuery = queryOptions({ queryKey: ['lessons-read'], queryFn: readFrom('/api/me/lessons') });
