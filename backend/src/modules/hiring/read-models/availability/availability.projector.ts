import { type Projector, pick, type Rows } from '../../../../platform/event-sourcing/index.js';
import type { MembershipEvent } from '../../../commerce/public.js';
import type { JourneyEvent, PortfolioEvent } from '../../../creator-journey/public.js';
import { type MemberEvent, whenMemberErased } from '../../../identity/public.js';
import type { AvailabilityEvent } from '../../domain/availability.events.js';
import { noOffer } from '../../domain/availability.events.js';
import { standingOf } from '../../domain/candidates.js';
import { type AvailabilityRow, wordsKey } from './availability.row.js';

type Told = AvailabilityEvent | MemberEvent | JourneyEvent | MembershipEvent | PortfolioEvent;
type Changed = Rows<AvailabilityRow>;

export const availabilityProjector: Projector<Told, AvailabilityRow> = {
  name: 'availability',
  audience: { member: (row) => row.id },
  on: {
    MemberRegistered: ({ data, meta }, rows) => {
      if (data.membershipType === 'Creator') rows.put(newRow(meta.subjectId, data, meta.recordedAt));
    },
    ProfileEdited: ({ data, meta }, rows) => rows.updateIfPresent(meta.subjectId, pick(data, ['firstName', 'state'])),
    AccountCorrected: ({ data: { qualification: department }, meta }, rows) =>
      rows.updateIfPresent(meta.subjectId, department === undefined ? {} : { department }),
    MemberBanned: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { banned: true }),
    MemberReactivated: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { banned: false }),
    PersonalDataErased: whenMemberErased((rows, meta) => rows.delete(meta.subjectId)),
    ProUpgraded: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { pro: true }),
    ProExpired: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { pro: false }),
    ProTakenBack: ({ data: { plan }, meta }, rows) => rows.updateIfPresent(meta.subjectId, { pro: plan !== null }),
    PointsAwarded: ({ data: { total: points }, meta }, rows) => restand(rows, meta.subjectId, () => ({ points })),
    PointsAdjusted: ({ data: { total: points }, meta }, rows) => restand(rows, meta.subjectId, () => ({ points })),
    PortfolioPublished: ({ data: { pageName }, meta }, rows) => rows.updateIfPresent(meta.subjectId, { pageName }),
    PortfolioWithdrawn: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { pageName: null }),
    AvailabilityGiven: ({ data, meta }, rows) =>
      rows.updateIfPresent(meta.subjectId, (row) => ({
        ...listsOf(data),
        available: true,
        waitingSince: row.available ? row.waitingSince : meta.recordedAt,
      })),
    DeclineExplained: ({ data: { invitationId, reason }, meta }, rows) =>
      rows.updateIfPresent(meta.subjectId, ({ words }) => ({ words: { ...words, [invitationId]: reason } })),
    InvitationCounted: ({ data: { isAnswered }, meta }, rows) =>
      restand(rows, meta.subjectId, ({ invited, answered }) => ({
        invited: invited + 1,
        answered: answered + Number(isAnswered),
        waitingSince: meta.recordedAt,
      })),
    WorkDescribed: ({ data: { invitationId, about, words: added }, meta }, rows) =>
      rows.updateIfPresent(meta.subjectId, ({ words }) => ({
        words: { ...words, [wordsKey(invitationId, about)]: added },
      })),
    WorkCounted: ({ meta }, rows) => restand(rows, meta.subjectId, ({ finished }) => ({ finished: finished + 1 })),
    AvailabilityWithdrawn: ({ meta }, rows) =>
      rows.updateIfPresent(meta.subjectId, { ...listsOf(noOffer), available: false }),
  },
};

function newRow(
  id: string,
  { firstName, state, qualification }: { firstName: string; state: string | null; qualification?: string },
  waitingSince: Date,
): AvailabilityRow {
  const record = { points: 0, finished: 0, invited: 0, answered: 0 };
  const who = { id, firstName, state, department: qualification ?? null, pageName: null };
  const may = { available: false, pro: false, banned: false, waitingSince };
  return { ...who, ...may, ...listsOf(noOffer), ...record, standing: standingOf(record), words: {} };
}

const listsOf = ({ departments, skills, workTypes, days, area, asks }: typeof noOffer) => ({
  ...{ departments: [...departments], skills: [...skills], workTypes: [...workTypes], days: [...days] },
  ...{ area, asks },
});

function restand(rows: Changed, id: string, change: (row: AvailabilityRow) => Partial<AvailabilityRow>): void {
  rows.updateIfPresent(id, (row) => {
    const changed = change(row);
    return { ...changed, standing: standingOf({ ...row, ...changed }) };
  });
}
