import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

/** One day of a masterclass, marked as read by the member. */
export type LessonRead = Event<'LessonRead', { topicSlug: string; day: number }>;
/** All seven days of it are read. */
export type MasterclassCompleted = Event<'MasterclassCompleted', { topicSlug: string }>;

export type StudyEvent = LessonRead | MasterclassCompleted;

export const studyEvents: EventTypes<StudyEvent> = {
  LessonRead: { version: 1 },
  MasterclassCompleted: { version: 1 },
};
