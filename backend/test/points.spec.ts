import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type AppraisalApproved, type ChallengeEvent, challenge } from '../src/modules/appraisals/public.js';
import { type JourneyEvent, journey } from '../src/modules/creator-journey/public.js';
import { pointsLedgerProjector } from '../src/modules/creator-journey/read-models/points-ledger/points-ledger.projector.js';
import type { PointsLedgerRow } from '../src/modules/creator-journey/read-models/points-ledger/points-ledger.row.js';
import { type Aggregate, type Command, DomainError, type Event } from '../src/platform/event-sourcing/index.js';
import { foldRows } from '../src/platform/projections/fold-rows.js';
import type { AnyProjector } from '../src/platform/projections/read-model.js';
import { awardPointsWhenAppraisalApproved } from '../src/processes/award-points-when-appraisal-approved.js';
import { recordedEvent } from './support/recorded-event.js';

type Step =
  | { readonly does: 'hand in'; readonly dayNumber?: number; readonly weekNumber?: number }
  | { readonly does: 'approve'; readonly points: number }
  | { readonly does: 'reject' }
  | { readonly does: 'let a week pass' }
  | { readonly does: 'adjust'; readonly delta: number };

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('hand in' as const) }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('approve' as const), points: fc.nat({ max: 15 }) }) },
  {
    weight: 3,
    arbitrary: fc
      .record({ dayNumber: maybe(fc.integer({ min: 1, max: 7 })), weekNumber: maybe(fc.integer({ min: 2, max: 14 })) })
      .map(
        ({ dayNumber, weekNumber }): Step => ({
          does: 'hand in',
          ...(dayNumber !== undefined && { dayNumber }),
          ...(weekNumber !== undefined && { weekNumber }),
        }),
      ),
  },
  fc.constant<Step>({ does: 'reject' }),
  fc.constant<Step>({ does: 'let a week pass' }),
  fc.record({ does: fc.constant('adjust' as const), delta: fc.integer({ min: -20, max: 20 }) }),
);

/** A creator's challenge, and the journey to which the process carries the points. */
class Creator {
  readonly appraisals: ChallengeEvent[] = [];
  readonly points: JourneyEvent[] = [];
  private week = 2;
  private waiting = 'none';

  do(step: Step): void {
    if (step.does === 'let a week pass') this.week += 1;
    else if (step.does === 'adjust')
      this.journey({ type: 'AdjustPoints', data: { ...step, adjusterIsCreator: false } });
    else if (step.does === 'hand in') this.handIn(step);
    else this.review(step);
  }

  private handIn({ dayNumber, weekNumber }: Step & { does: 'hand in' }): void {
    const wanted = { ...(dayNumber !== undefined && { dayNumber }), ...(weekNumber !== undefined && { weekNumber }) };
    const texts = { learnings: 'Light first.', assignmentUrl: 'https://example.com/1' };
    const data = {
      appraisalId: String(this.appraisals.length),
      mayImprove: true,
      openWeek: this.week,
      ...wanted,
      ...texts,
    };
    if (append(challenge, this.appraisals, { type: 'SubmitAppraisal', data }).length > 0)
      this.waiting = data.appraisalId;
  }

  private review(step: Step & { does: 'approve' | 'reject' }): void {
    const review = { appraisalId: this.waiting, reviewerIsCreator: false };
    const made = append(
      challenge,
      this.appraisals,
      step.does === 'approve'
        ? { type: 'ApproveAppraisal', data: { ...review, points: step.points } }
        : { type: 'RejectAppraisal', data: review },
    );
    for (const event of made) {
      if (event.type !== 'AppraisalApproved') continue;
      const intents = awardPointsWhenAppraisalApproved.on.AppraisalApproved?.(recordedEvent(event)) ?? [];
      for (const { command } of intents) this.journey(command as Parameters<typeof this.journey>[0]);
    }
  }

  private journey(command: Parameters<typeof journey.decider.decide>[0]): void {
    append(journey, this.points, command);
  }
}

/** Ignores refused commands. */
function append<S, C extends Command, E extends Event>({ decider }: Aggregate<S, C, E>, history: E[], command: C): E[] {
  try {
    const made = decider.decide(command, history.reduce(decider.evolve, decider.initial));
    history.push(...made);
    return [...made];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return [];
  }
}

const bySource = (rows: readonly PointsLedgerRow[]): Record<string, number[]> =>
  Object.fromEntries(
    [...Map.groupBy(rows, ({ source }) => source.replace(', improved', ''))]
      .filter(([source]) => source.startsWith('Appraisal'))
      .map(([source, entries]) => [source, entries.map(({ change }) => change)]),
  );

const bestMarks = (approved: readonly AppraisalApproved['data'][]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(approved, ({ dayNumber, weekNumber }) => (dayNumber ? `day ${dayNumber}` : `week ${weekNumber}`))]
      .map(([name, marks]) => [`Appraisal, ${name}`, Math.max(...marks.map(({ points }) => points))] as const)
      .filter(([, points]) => points > 0),
  );

it('The total is the sum of the ledger, and no day and no week counts twice, whatever happens', () => {
  let weeks = 0;
  let improvements = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 160, size: 'max' }), (steps) => {
      const creator = new Creator();
      creator.points.push({ type: 'InternshipApplicationOpened', data: {} });
      for (const each of steps) creator.do(each);
      const history = creator.points.map((event, i) => recordedEvent(event, i + 1));
      const ledger = [
        ...foldRows(pointsLedgerProjector as unknown as AnyProjector, history).values(),
      ] as PointsLedgerRow[];
      const state = creator.points.reduce(journey.decider.evolve, journey.decider.initial);
      const sum = ledger.reduce((total, { change }) => total + change, 0);
      expect(state).toMatchObject({ points: sum });
      expect(ledger.at(-1)?.total ?? 0).toBe(sum);
      const approved = creator.appraisals.flatMap((event) => (event.type === 'AppraisalApproved' ? [event.data] : []));
      const sources = bySource(ledger);
      const counted = Object.entries(sources).map(([source, changes]) => [source, changes.reduce((a, b) => a + b, 0)]);
      expect(Object.fromEntries(counted)).toEqual(bestMarks(approved));
      for (const [source, changes] of Object.entries(sources))
        if (source.includes('week')) expect(changes).toHaveLength(1);
      weeks += approved.filter(({ weekNumber }) => weekNumber !== undefined).length;
      improvements += approved.filter(({ gained }) => gained).length;
    }),
    { numRuns: 300 },
  );
  expect(weeks).toBeGreaterThan(50);
  expect(improvements).toBeGreaterThan(20);
});
