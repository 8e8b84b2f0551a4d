import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import type { AdjustPoints, AwardPoints, JourneyCommand } from './journey.commands.js';
import { journeyDecider } from './journey.decider.js';
import type { JourneyEvent, MilestoneReached, PointsAwarded } from './journey.events.js';
import { journeyRefusals } from './journey.refusals.js';
import type { MilestoneName } from './milestones.js';

const given = deciderSpec(journeyDecider, journeyRefusals);

const now = '2026-11-21T10:00:00.000Z';
const application: JourneyEvent = { type: 'InternshipApplicationOpened', data: {} };
const approval: JourneyEvent = { type: 'InternshipApplicationApproved', data: { approvedAt: now } };
const opened: JourneyEvent[] = [application, approval];
const award = (points: number): AwardPoints => ({ type: 'AwardPoints', data: { points, source: 'day 1' } });
const adjust = (delta: number, reason?: string): AdjustPoints => ({
  type: 'AdjustPoints',
  data: { delta, adjusterIsCreator: false, ...(reason !== undefined && { reason }) },
});
const awarded = (points: number, total = points): PointsAwarded => ({
  type: 'PointsAwarded',
  data: { points, total, source: 'day 1' },
});
const adjusted = (delta: number, applied: number, total: number): JourneyEvent => ({
  type: 'PointsAdjusted',
  data: { delta, applied, total },
});
const reached = (milestone: MilestoneName): MilestoneReached => ({ type: 'MilestoneReached', data: { milestone } });
const milestonesReached = [reached('Silver'), reached('Gold'), reached('Diamond')];

describe('opening the application', () => {
  const open: JourneyCommand = { type: 'OpenInternshipApplication', data: { now } };
  it('opens and approves it at once', () =>
    given()
      .when(open)
      .then(...opened));
  it('does nothing the second time', () =>
    given(...opened)
      .when(open)
      .thenNothing());
  it('only approves it when points came first', () => given(application, awarded(5)).when(open).then(approval));
});

describe('awarding points', () => {
  it('adds them up', () =>
    given(...opened, awarded(12))
      .when(award(10))
      .then(awarded(10, 22)));
  it('records nothing for 0 points', () =>
    given(...opened)
      .when(award(0))
      .thenNothing());
  it('reaches Silver at exactly 50', () =>
    given(...opened, awarded(49))
      .when(award(1))
      .then(awarded(1, 50), reached('Silver')));
  it('does not reach it at 49', () =>
    given(...opened, awarded(48))
      .when(award(1))
      .then(awarded(1, 49)));
  it('stops at a billion', () => {
    given(...opened, awarded(999_999_999))
      .when(award(5))
      .then(awarded(1, 1_000_000_000), ...milestonesReached);
    given(...opened, awarded(1_000_000_000))
      .when(award(5))
      .then();
  });
  it('opens the application when nobody has yet', () => given().when(award(5)).then(application, awarded(5)));
});

describe('adjusting points', () => {
  it('is not what an admin does to the own ones', () =>
    given(...opened)
      .when({ type: 'AdjustPoints', data: { delta: 5, adjusterIsCreator: true } })
      .thenRefused('CANNOT_ADJUST_OWN_POINTS'));
  it('adds', () =>
    given(...opened)
      .when(adjust(20))
      .then(adjusted(20, 20, 20)));
  it('subtracts down to zero and no further', () =>
    given(...opened, awarded(12))
      .when(adjust(-30))
      .then(adjusted(-30, -12, 0)));
  it('adds up to a billion and no further', () => {
    const all = [...opened, awarded(999_999_999)];
    given(...all)
      .when(adjust(1_000_000))
      .then(adjusted(1_000_000, 1, 1_000_000_000), ...milestonesReached);
    given(...all, awarded(1, 1_000_000_000))
      .when(adjust(1_000_000))
      .then();
  });
  it('keeps the reason', () =>
    given(...opened)
      .when(adjust(5, 'Helped at the festival'))
      .then({ type: 'PointsAdjusted', data: { delta: 5, applied: 5, total: 5, reason: 'Helped at the festival' } }));
  it('records nothing for 0', () =>
    given(...opened, awarded(12))
      .when(adjust(0))
      .thenNothing());
  it('records nothing when there is nothing left to take', () =>
    given(...opened)
      .when(adjust(-5))
      .thenNothing());
  it('passes two milestones in one step', () =>
    given(...opened)
      .when(adjust(200))
      .then(adjusted(200, 200, 200), reached('Silver'), reached('Gold')));
  it('celebrates a milestone once', () =>
    given(...opened, awarded(50), reached('Silver'), adjusted(-10, -10, 40))
      .when(adjust(10))
      .then(adjusted(10, 10, 50)));
  it('is refused without a journey', () => given().when(adjust(5)).thenRefused('NO_CREATOR_JOURNEY'));
  it('refuses half points', () =>
    given(...opened)
      .when(adjust(1.5))
      .thenRefused('POINTS_NOT_WHOLE'));
});

describe('any sequence of awards and adjustments', () => {
  const anyCommand = fc.oneof(
    fc.nat({ max: 15 }).map(award),
    fc.integer({ min: -600, max: 600 }).map((d) => adjust(d)),
  );

  it('keeps the total equal to the applied changes, never below zero, each milestone once', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 60 }), (commands) => {
        const history = [...opened];
        for (const command of commands) {
          history.push(
            ...journeyDecider.decide(command, history.reduce(journeyDecider.evolve, journeyDecider.initial)),
          );
        }
        const names = history.flatMap((event) => (event.type === 'MilestoneReached' ? [event.data.milestone] : []));
        expect(new Set(names).size).toBe(names.length);
        let sum = 0;
        for (const { type, data } of history) {
          if (type !== 'PointsAwarded' && type !== 'PointsAdjusted') continue;
          sum += type === 'PointsAwarded' ? data.points : data.applied;
          expect(data.total).toBe(sum);
          expect(sum).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
