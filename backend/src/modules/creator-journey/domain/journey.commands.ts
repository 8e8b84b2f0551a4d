import type { Command } from '../../../platform/event-sourcing/index.js';

/** Opens and approves in one, as registration is the application. */
export type OpenInternshipApplication = Command<'OpenInternshipApplication', { now: string }>;
/** `source` names the appraisal or other work that earned the points. */
export type AwardPoints = Command<'AwardPoints', { points: number; source: string }>;
export type AdjustPoints = Command<'AdjustPoints', { delta: number; reason?: string; adjusterIsCreator: boolean }>;

export type JourneyCommand = OpenInternshipApplication | AwardPoints | AdjustPoints;
