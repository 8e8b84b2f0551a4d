export type { StudyEvent } from './domain/study.events.js';
