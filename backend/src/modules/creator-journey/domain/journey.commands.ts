import type { Command } from '../../../platform/event-sourcing/index.js';

/** Opened and approved in one: registration is the application. */
export type OpenInternshipApplication = Command<'OpenInternshipApplication', { now: string }>;
/** `source` names the appraisal or other work that earned them. */
export type AwardPoints = Command<'AwardPoints', { points: number; source: string }>;
export type AdjustPoints = Command<'AdjustPoints', { delta: number; reason?: string; adjusterIsCreator: boolean }>;

export type JourneyCommand = OpenInternshipApplication | AwardPoints | AdjustPoints;
