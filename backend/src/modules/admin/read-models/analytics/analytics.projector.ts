import type { Projector, Recorded, Rows } from '../../../../platform/event-sourcing/index.js';
import type { ChallengeEvent } from '../../../appraisals/public.js';
import type { MembershipEvent, OrderEvent } from '../../../commerce/public.js';
import { type JourneyEvent, milestones } from '../../../creator-journey/public.js';
import { type MemberEvent, whenMemberErased } from '../../../identity/public.js';
import { type CohortStep, cohortFigure } from '../../figures/cohorts.js';
import type { AnalyticsRow } from './analytics.row.js';

type Counted = MemberEvent | ChallengeEvent | JourneyEvent | MembershipEvent | OrderEvent;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const more = ({ counts: before }: AnalyticsRow, name: string): Pick<AnalyticsRow, 'counts'> => ({
  counts: { ...before, [name]: (before[name] ?? 0) + 1 },
});

const counts =
  (kind: string) =>
  ({ meta }: Recorded, rows: Rows<AnalyticsRow>): void => {
    rows.updateIfPresent(meta.subjectId, (row) => more(row, `${kind}/${dayOf(meta.recordedAt)}`));
  };

/** Counts that a creator reached a step. `n` of 0 takes it back. */
const reaches =
  (step: CohortStep, n = 1) =>
  ({ meta }: Pick<Recorded, 'meta'>, rows: Rows<AnalyticsRow>): void =>
    rows.updateIfPresent(meta.subjectId, ({ membershipType, cohort, counts: before }) =>
      membershipType === 'Creator' ? { counts: { ...before, [cohortFigure(cohort, step)]: n } } : {},
    );

/** The figures of each member for the Analysis. Their sums are in a table of their own. */
export const analyticsProjector: Projector<Counted, AnalyticsRow> = {
  name: 'analytics',
  audience: 'nobody',
  on: {
    MemberRegistered: ({ data: { membershipType, country, state }, meta }, rows) => {
      if (membershipType === null) return;
      const day = dayOf(meta.recordedAt);
      const place = { membershipType, country, state, cohort: day.slice(0, 'yyyy-mm'.length) };
      rows.put({ id: meta.subjectId, ...place, banned: false, counts: { [`signups/${day}`]: 1 } });
      reaches('registered')({ meta }, rows);
    },
    ProfileEdited: ({ data: { country, state }, meta }, rows) => {
      const moved = { ...(country !== undefined && { country }), ...(state !== undefined && { state }) };
      rows.updateIfPresent(meta.subjectId, moved);
    },
    MemberBanned: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { banned: true }),
    MemberReactivated: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { banned: false }),
    PersonalDataErased: whenMemberErased((rows, meta) => rows.updateIfPresent(meta.subjectId, { banned: true })),
    AppraisalSubmitted: counts('submitted'),
    AppraisalApproved: (event, rows) => {
      counts('approved')(event, rows);
      if (event.data.dayNumber === 1) reaches('day1')(event, rows);
    },
    AppraisalRejected: counts('rejected'),
    ChallengeCompleted: reaches('day7'),
    MilestoneReached: (event, rows) => {
      if (event.data.milestone === milestones[0]?.name) reaches('projects')(event, rows);
    },
    ProUpgraded: (event, rows) => {
      counts('upgrades')(event, rows);
      reaches('pro')(event, rows);
      reaches('proNow')(event, rows);
    },
    ProRenewed: reaches('renewed'),
    ProExpired: (event, rows) => {
      counts('expiries')(event, rows);
      reaches('proNow', 0)(event, rows);
    },
    ProTakenBack: (event, rows) => {
      if (event.data.validUntil === null) reaches('proNow', 0)(event, rows);
    },
    OrderPlaced: ({ data: { toolName }, meta }, rows) =>
      rows.updateIfPresent(meta.subjectId, (row) => more(row, `orders/${toolName}`)),
  },
};
