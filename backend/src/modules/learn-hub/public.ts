export type { MasterclassCompleted } from './domain/study.events.js';
