import type { Projector } from '../../../../platform/event-sourcing/index.js';
import type { MembershipEvent } from '../../../commerce/public.js';
import type { MemberEvent } from '../../../identity/public.js';
import type { StudyEvent } from '../../../learn-hub/public.js';
import type { JourneyEvent } from '../../domain/journey.events.js';
import type { MilestoneName } from '../../domain/milestones.js';
import type { JourneyRow } from './journey.row.js';

const columnOf = { Silver: 'silverAt', Gold: 'goldAt', Diamond: 'diamondAt' } as const satisfies Record<
  MilestoneName,
  keyof JourneyRow
>;

type Told = JourneyEvent | StudyEvent | MemberEvent | MembershipEvent;

/** Steps, points and milestones of creators. Other members have no row, not even staff who tried the challenge. */
export const journeyProjector: Projector<Told, JourneyRow> = {
  name: 'journey',
  audience: { member: (row) => row.id },
  on: {
    MemberRegistered: ({ data, meta }, rows) => {
      if (data.membershipType !== 'Creator') return;
      const { subjectId: id, recordedAt: registeredAt } = meta;
      const reached = { silverAt: null, goldAt: null, diamondAt: null };
      rows.put({ id, registeredAt, approvedAt: null, pro: false, points: 0, ...reached, hasReadLesson: false });
    },
    InternshipApplicationApproved: ({ data, meta }, rows) =>
      rows.update(meta.subjectId, { approvedAt: new Date(data.approvedAt) }),
    PointsAwarded: ({ data, meta }, rows) => rows.updateIfPresent(meta.subjectId, { points: data.total }),
    LessonRead: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { hasReadLesson: true }),
    PointsAdjusted: ({ data, meta }, rows) => rows.updateIfPresent(meta.subjectId, { points: data.total }),
    MilestoneReached: ({ data, meta }, rows) =>
      rows.updateIfPresent(meta.subjectId, { [columnOf[data.milestone]]: meta.recordedAt }),
    ProUpgraded: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { pro: true }),
    ProTakenBack: ({ data, meta }, rows) => rows.updateIfPresent(meta.subjectId, { pro: data.plan !== null }),
    ProExpired: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { pro: false }),
  },
};
