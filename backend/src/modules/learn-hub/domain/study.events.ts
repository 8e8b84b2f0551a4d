import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

export type LessonRead = Event<'LessonRead', { topicSlug: string; day: number }>;
type MasterclassCompleted = Event<'MasterclassCompleted', { topicSlug: string }>;

export type StudyEvent = LessonRead | MasterclassCompleted;

export const studyEvents: EventTypes<StudyEvent> = {
  LessonRead: { version: 1 },
  MasterclassCompleted: { version: 1 },
};
