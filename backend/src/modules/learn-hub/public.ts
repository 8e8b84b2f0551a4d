export type { LessonRead, MasterclassCompleted, StudyEvent } from './domain/study.events.js';
