import { type Projector, pick } from '../../../../platform/event-sourcing/index.js';
import type { ChallengeEvent } from '../../../appraisals/public.js';
import { type MemberEvent, whenMemberErased } from '../../../identity/public.js';
import type { JourneyEvent } from '../../domain/journey.events.js';
import type { PortfolioEvent } from '../../domain/portfolio.events.js';
import type { PortfolioRow } from './portfolio.row.js';

type Told = PortfolioEvent | MemberEvent | ChallengeEvent | JourneyEvent;

/** The work that a creator can show, and the published portfolio. */
export const portfolioProjector: Projector<Told, PortfolioRow> = {
  name: 'portfolio',
  audience: { member: (row) => row.id },
  on: {
    MemberRegistered: ({ data, meta }, rows) => {
      if (data.membershipType !== 'Creator') return;
      const shown = { ...pick(data, ['firstName', 'lastName', 'state']), department: data.qualification ?? null };
      const content = { pageName: null, isListed: false, works: [], links: [], published: false };
      rows.put({ id: meta.subjectId, ...shown, milestone: null, work: [], ...content, banned: false });
    },
    ProfileEdited: ({ data, meta }, rows) =>
      rows.updateIfPresent(meta.subjectId, pick(data, ['firstName', 'lastName', 'state'])),
    AccountCorrected: ({ data: { qualification: department }, meta }, rows) =>
      rows.updateIfPresent(meta.subjectId, department === undefined ? {} : { department }),
    MemberBanned: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { banned: true }),
    MemberReactivated: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { banned: false }),
    PersonalDataErased: whenMemberErased((rows, meta) => rows.delete(meta.subjectId)),
    MilestoneReached: ({ data: { milestone }, meta }, rows) => rows.updateIfPresent(meta.subjectId, { milestone }),
    AppraisalSubmitted: ({ data: { appraisalId, dayNumber, assignmentUrl: url }, meta }, rows) =>
      rows.updateIfPresent(meta.subjectId, ({ work }) => ({
        work: dayNumber === null ? work : [...work, { appraisalId, dayNumber, url, approvedAt: null }],
      })),
    AppraisalApproved: ({ data: { appraisalId, dayNumber }, meta }, rows) =>
      rows.updateIfPresent(meta.subjectId, ({ work }) => ({
        work: work.flatMap((one) => {
          if (one.appraisalId === appraisalId) return { ...one, approvedAt: meta.recordedAt.toISOString() };
          return one.dayNumber === dayNumber ? [] : one;
        }),
      })),
    AppraisalRejected: ({ data: { appraisalId }, meta }, rows) =>
      rows.updateIfPresent(meta.subjectId, ({ work }) => ({
        work: work.filter((one) => one.appraisalId !== appraisalId),
      })),
    PortfolioPublished: ({ data, meta }, rows) => rows.updateIfPresent(meta.subjectId, { ...data, published: true }),
    PortfolioWithdrawn: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { published: false }),
  },
};
