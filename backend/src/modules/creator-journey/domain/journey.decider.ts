import { type Decider, DomainError } from '../../../platform/event-sourcing/index.js';
import type { AdjustPoints, AwardPoints, JourneyCommand, OpenInternshipApplication } from './journey.commands.js';
import type { JourneyEvent } from './journey.events.js';
import { type MilestoneName, milestones } from './milestones.js';

export type Journey = { status: 'none' } | { status: 'open'; points: number; reached: readonly MilestoneName[] };

export const journeyDecider: Decider<Journey, JourneyCommand, JourneyEvent> = {
  initial: { status: 'none' },
  decide: (command, journey) => {
    switch (command.type) {
      case 'OpenInternshipApplication':
        return open(command, journey);
      case 'AwardPoints':
        return award(command, journey);
      case 'AdjustPoints':
        return adjust(command, journey);
    }
  },
  evolve,
};

function open({ data: { now } }: OpenInternshipApplication, journey: Journey): JourneyEvent[] {
  if (journey.status === 'open') return [];
  return [
    { type: 'InternshipApplicationOpened', data: {} },
    { type: 'InternshipApplicationApproved', data: { approvedAt: now } },
  ];
}

function award({ data: { points, source } }: AwardPoints, journey: Journey): JourneyEvent[] {
  if (journey.status !== 'open') throw new DomainError('NO_CREATOR_JOURNEY');
  if (points === 0) return [];
  const total = journey.points + points;
  return [{ type: 'PointsAwarded', data: { points, total, source } }, ...milestonesAt(total, journey.reached)];
}

/** Points never fall below zero; what was really added or taken is what is recorded. */
function adjust({ data: { delta, reason } }: AdjustPoints, journey: Journey): JourneyEvent[] {
  if (journey.status !== 'open') throw new DomainError('NO_CREATOR_JOURNEY');
  if (!Number.isInteger(delta)) throw new DomainError('POINTS_NOT_WHOLE');
  const total = Math.max(0, journey.points + delta);
  const applied = total - journey.points;
  if (applied === 0) return [];
  return [
    { type: 'PointsAdjusted', data: { delta, applied, total, ...(reason && { reason }) } },
    ...milestonesAt(total, journey.reached),
  ];
}

/** A milestone is reached once; falling under it and climbing again is not celebrated twice. */
function milestonesAt(total: number, reached: readonly MilestoneName[]): JourneyEvent[] {
  return milestones
    .filter(({ name, points }) => total >= points && !reached.includes(name))
    .map(({ name }) => ({ type: 'MilestoneReached', data: { milestone: name } }));
}

function evolve(journey: Journey, { type, data }: JourneyEvent): Journey {
  if (type === 'InternshipApplicationOpened') return { status: 'open', points: 0, reached: [] };
  if (journey.status === 'none') return journey;
  switch (type) {
    case 'InternshipApplicationApproved':
      return journey;
    case 'PointsAwarded':
    case 'PointsAdjusted':
      return { ...journey, points: data.total };
    case 'MilestoneReached':
      return { ...journey, reached: [...journey.reached, data.milestone] };
  }
}
