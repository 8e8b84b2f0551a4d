import { byType, type Decider, DomainError } from '../../../platform/event-sourcing/index.js';
import type { AdjustPoints, AwardPoints, JourneyCommand, OpenInternshipApplication } from './journey.commands.js';
import type { JourneyEvent } from './journey.events.js';
import { journeyRefusals } from './journey.refusals.js';
import { type MilestoneName, milestones } from './milestones.js';

interface Begun {
  readonly status: 'opened' | 'approved';
  readonly points: number;
  readonly reached: readonly MilestoneName[];
}

export type Journey = { status: 'none' } | Begun;

/** As far as read models can count. */
const MAX_TOTAL = 1_000_000_000;

const justOpened: Begun = { status: 'opened', points: 0, reached: [] };
const application: JourneyEvent = { type: 'InternshipApplicationOpened', data: {} };

export const journeyDecider: Decider<Journey, JourneyCommand, JourneyEvent> = {
  initial: { status: 'none' },
  decide: byType({ OpenInternshipApplication: open, AwardPoints: award, AdjustPoints: adjust }),
  evolve,
};

function open({ data: { now } }: OpenInternshipApplication, journey: Journey): JourneyEvent[] {
  if (journey.status === 'approved') return [];
  const approval: JourneyEvent = { type: 'InternshipApplicationApproved', data: { approvedAt: now } };
  return journey.status === 'none' ? [application, approval] : [approval];
}

/** Opens the application if points come before it, as shortly after a registration. */
function award({ data: { points, source } }: AwardPoints, journey: Journey): JourneyEvent[] {
  if (points === 0) return [];
  if (journey.status === 'none') return [application, ...awardTo(justOpened, points, source)];
  return awardTo(journey, points, source);
}

function awardTo(journey: Begun, awarded: number, source: string): JourneyEvent[] {
  const total = Math.min(MAX_TOTAL, journey.points + awarded);
  const points = total - journey.points;
  if (points <= 0) return [];
  return [{ type: 'PointsAwarded', data: { points, total, source } }, ...milestonesAt(total, journey.reached)];
}

/** Points never fall below zero or rise above the maximum. The event has the change that took effect. */
function adjust({ data }: AdjustPoints, journey: Journey): JourneyEvent[] {
  const { delta, reason, adjusterIsCreator } = data;
  if (adjusterIsCreator) throw new DomainError(journeyRefusals.CANNOT_ADJUST_OWN_POINTS);
  if (journey.status === 'none') throw new DomainError(journeyRefusals.NO_CREATOR_JOURNEY);
  if (!Number.isInteger(delta)) throw new DomainError(journeyRefusals.POINTS_NOT_WHOLE);
  const total = Math.min(MAX_TOTAL, Math.max(0, journey.points + delta));
  const applied = total - journey.points;
  if (applied === 0) return [];
  return [
    { type: 'PointsAdjusted', data: { delta, applied, total, ...(reason && { reason }) } },
    ...milestonesAt(total, journey.reached),
  ];
}

/** A milestone is reached once, even if points fall below it and rise again. */
function milestonesAt(total: number, reached: readonly MilestoneName[]): JourneyEvent[] {
  return milestones
    .filter(({ name, points }) => total >= points && !reached.includes(name))
    .map(({ name }) => ({ type: 'MilestoneReached', data: { milestone: name } }));
}

function evolve(journey: Journey, { type, data }: JourneyEvent): Journey {
  if (type === 'InternshipApplicationOpened') return justOpened;
  if (journey.status === 'none') return journey;
  switch (type) {
    case 'InternshipApplicationApproved':
      return { ...journey, status: 'approved' };
    case 'PointsAwarded':
    case 'PointsAdjusted':
      return { ...journey, points: data.total };
    case 'MilestoneReached':
      return { ...journey, reached: [...journey.reached, data.milestone] };
  }
}
