import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';
import type { MilestoneName } from './milestones.js';

type InternshipApplicationOpened = Event<'InternshipApplicationOpened', Record<string, never>>;
type InternshipApplicationApproved = Event<'InternshipApplicationApproved', { approvedAt: string }>;
export type PointsAwarded = Event<'PointsAwarded', { points: number; total: number; source: string }>;
export type PointsAdjusted = Event<
  'PointsAdjusted',
  { delta: number; applied: number; total: number; reason?: string }
>;
export type MilestoneReached = Event<'MilestoneReached', { milestone: MilestoneName }>;

export type JourneyEvent =
  | InternshipApplicationOpened
  | InternshipApplicationApproved
  | PointsAwarded
  | PointsAdjusted
  | MilestoneReached;

export const journeyEvents: EventTypes<JourneyEvent> = {
  InternshipApplicationOpened: { version: 1 },
  InternshipApplicationApproved: { version: 1 },
  PointsAwarded: { version: 1 },
  PointsAdjusted: { version: 1, personal: { profile: { reason: '[erased]' } } },
  MilestoneReached: { version: 1 },
};
