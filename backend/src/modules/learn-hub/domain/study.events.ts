import { defineEvent, type EventIn, type EventOf } from '../../../platform/event-sourcing/index.js';

export const studyEvents = {
  LessonRead: defineEvent<{ topicSlug: string; day: number }>(),
  MasterclassCompleted: defineEvent<{ topicSlug: string }>(),
};

export type StudyEvent = EventIn<typeof studyEvents>;
export type LessonRead = EventOf<StudyEvent, 'LessonRead'>;
