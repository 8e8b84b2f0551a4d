import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';

export type Lessons = Answer<'/api/me/lessons'>;
export type LessonVideo = Lessons['videos'][number];

export const lessonsReadQuery = readQuery(['lessons-read'], '/api/me/lessons');
