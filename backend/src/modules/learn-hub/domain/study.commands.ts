import type { Command } from '../../../platform/event-sourcing/index.js';

export type MarkLessonRead = Command<'MarkLessonRead', { topicSlug: string; day: number }>;

export type StudyCommand = MarkLessonRead;
