import type { Projector, Recorded, Rows } from '../../../../platform/event-sourcing/index.js';
import type { ChallengeEvent } from '../../../appraisals/public.js';
import type { MembershipEvent, OrderEvent } from '../../../commerce/public.js';
import { erasesMember, type MemberEvent } from '../../../identity/public.js';
import type { AnalyticsRow } from './analytics.row.js';
import { waitBoundOf } from './waits.js';

type Counted = MemberEvent | ChallengeEvent | MembershipEvent | OrderEvent;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

function more(row: AnalyticsRow, ...names: string[]): Pick<AnalyticsRow, 'counts'> {
  const added = names.map((name) => [name, (row.counts[name] ?? 0) + 1] as const);
  return { counts: { ...row.counts, ...Object.fromEntries(added) } };
}

const counts =
  (kind: string) =>
  ({ meta }: Recorded, rows: Rows<AnalyticsRow>): void => {
    rows.updateIfPresent(meta.subjectId, (row) => more(row, `${kind}/${dayOf(meta.recordedAt)}`));
  };

const decides =
  (kind: 'approved' | 'rejected') =>
  ({ meta: { subjectId, recordedAt } }: Recorded, rows: Rows<AnalyticsRow>): void => {
    rows.updateIfPresent(subjectId, (row) => {
      const day = dayOf(recordedAt);
      const since = row.waitingSince ?? recordedAt;
      const wait = `wait/${day}/${String(waitBoundOf(recordedAt.getTime() - since.getTime()))}`;
      return { ...more(row, `${kind}/${day}`, wait), waitingSince: null };
    });
  };

/** What each member counts for in the Analysis; the figures over all of them are kept beside. */
export const analyticsProjector: Projector<Counted, AnalyticsRow> = {
  name: 'analytics',
  audience: 'nobody',
  on: {
    MemberRegistered: ({ data: { membershipType, country, state }, meta }, rows) => {
      if (membershipType === null) return;
      const isCreator = membershipType === 'Creator';
      const registered = { [`signups/${dayOf(meta.recordedAt)}`]: 1, ...(isCreator && { 'funnel/registered': 1 }) };
      const place = { membershipType, country, state };
      rows.put({ id: meta.subjectId, ...place, banned: false, waitingSince: null, counts: registered });
    },
    ProfileEdited: ({ data: { country, state }, meta }, rows) => {
      const moved = { ...(country !== undefined && { country }), ...(state !== undefined && { state }) };
      rows.updateIfPresent(meta.subjectId, moved);
    },
    MemberBanned: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { banned: true }),
    MemberReactivated: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { banned: false }),
    PersonalDataErased: ({ data: { purpose }, meta }, rows) => {
      if (erasesMember(purpose)) rows.updateIfPresent(meta.subjectId, { banned: true });
    },
    AppraisalSubmitted: ({ meta }, rows) => {
      const { subjectId, recordedAt: waitingSince } = meta;
      rows.updateIfPresent(subjectId, (row) => ({ ...more(row, `submitted/${dayOf(waitingSince)}`), waitingSince }));
    },
    AppraisalApproved: decides('approved'),
    AppraisalRejected: decides('rejected'),
    ChallengeCompleted: ({ meta }, rows) =>
      rows.updateIfPresent(meta.subjectId, (row) => more(row, 'funnel/completed')),
    ProUpgraded: ({ meta }, rows) => {
      rows.updateIfPresent(meta.subjectId, (row) => {
        const isFirst = row.membershipType === 'Creator' && !row.counts['funnel/pro'];
        return more(row, `upgrades/${dayOf(meta.recordedAt)}`, ...(isFirst ? ['funnel/pro'] : []));
      });
    },
    ProExpired: counts('expiries'),
    OrderPlaced: ({ data: { toolName }, meta }, rows) =>
      rows.updateIfPresent(meta.subjectId, (row) => more(row, `orders/${toolName}`)),
  },
};
