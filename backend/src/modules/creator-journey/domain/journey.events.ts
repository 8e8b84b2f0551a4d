import { defineEvent, type EventIn, type EventOf } from '../../../platform/event-sourcing/index.js';
import type { MilestoneName } from './milestones.js';

export const journeyEvents = {
  InternshipApplicationOpened: defineEvent(),
  InternshipApplicationApproved: defineEvent<{ approvedAt: string }>(),
  PointsAwarded: defineEvent<{ points: number; total: number; source: string }>(),
  PointsAdjusted: defineEvent<{ delta: number; applied: number; total: number; reason?: string }>({
    personal: { profile: { reason: '[erased]' } },
  }),
  MilestoneReached: defineEvent<{ milestone: MilestoneName }>(),
};

export type JourneyEvent = EventIn<typeof journeyEvents>;
export type PointsAwarded = EventOf<JourneyEvent, 'PointsAwarded'>;
export type PointsAdjusted = EventOf<JourneyEvent, 'PointsAdjusted'>;
export type MilestoneReached = EventOf<JourneyEvent, 'MilestoneReached'>;
