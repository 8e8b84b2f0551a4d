export type { LessonRead, MasterclassCompleted } from './domain/study.events.js';
