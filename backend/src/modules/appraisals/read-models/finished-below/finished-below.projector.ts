import type { Projector } from '../../../../platform/event-sourcing/index.js';
import { unlockThreshold } from '../../../../reference-data/index.js';
import type { JourneyEvent } from '../../../creator-journey/public.js';
import { type MemberEvent, whenMemberErased } from '../../../identity/public.js';
import { CHALLENGE_DAYS } from '../../domain/challenge.decider.js';
import type { ChallengeEvent } from '../../domain/challenge.events.js';
import type { FinishedBelowRow } from './finished-below.row.js';

const allDays = Array.from({ length: CHALLENGE_DAYS }, (_, i) => i + 1);

/** Has a row for every creator. `belowSince` is set for those who have finished below the threshold. */
export const finishedBelowProjector: Projector<ChallengeEvent | JourneyEvent | MemberEvent, FinishedBelowRow> = {
  name: 'finished-below',
  audience: 'staff',
  on: {
    MemberRegistered: ({ data, meta }, rows) => {
      const row = { points: 0, completed: false, openDays: allDays, belowSince: null };
      if (data.membershipType === 'Creator') rows.put({ id: meta.subjectId, ...row });
    },
    AppraisalApproved: ({ data: { dayNumber, gained }, meta }, rows) => {
      if (gained === undefined) return;
      rows.updateIfPresent(meta.subjectId, ({ openDays }) => ({
        openDays: openDays.filter((day) => day !== dayNumber),
      }));
    },
    ChallengeCompleted: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, standing({ completed: true }, meta)),
    PointsAwarded: ({ data, meta }, rows) =>
      rows.updateIfPresent(meta.subjectId, standing({ points: data.total }, meta)),
    PointsAdjusted: ({ data, meta }, rows) =>
      rows.updateIfPresent(meta.subjectId, standing({ points: data.total }, meta)),
    PersonalDataErased: whenMemberErased((rows) => rows.changeAll(() => undefined)),
  },
};

const standing =
  (change: Partial<FinishedBelowRow>, { recordedAt }: { recordedAt: Date }) =>
  (row: FinishedBelowRow): FinishedBelowRow => {
    const changed = { ...row, ...change };
    const isBelow = changed.completed && changed.points < unlockThreshold;
    return { ...changed, belowSince: isBelow ? (row.belowSince ?? recordedAt) : null };
  };
