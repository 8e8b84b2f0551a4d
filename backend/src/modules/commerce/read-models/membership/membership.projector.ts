import type { Projector } from '../../../../platform/event-sourcing/index.js';
import type { MemberEvent } from '../../../identity/public.js';
import type { MembershipEvent } from '../../domain/membership.events.js';
import type { MembershipRow } from './membership.row.js';

/** Plan, end of Pro and ban of each member. Staff accounts have no row. */
export const membershipProjector: Projector<MemberEvent | MembershipEvent, MembershipRow> = {
  name: 'membership',
  audience: { member: (row) => row.id },
  on: {
    MemberRegistered: ({ data: { membershipType }, meta }, rows) => {
      if (membershipType !== null)
        rows.put({ id: meta.subjectId, plan: null, validUntil: null, since: null, banned: false });
    },
    MemberBanned: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { banned: true }),
    MemberReactivated: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { banned: false }),
    ProUpgraded: ({ data: { plan, validUntil }, meta }, rows) =>
      rows.update(meta.subjectId, { plan, validUntil: new Date(validUntil), since: meta.recordedAt }),
    ProRenewed: ({ data: { plan, validUntil }, meta }, rows) =>
      rows.update(meta.subjectId, { plan, validUntil: new Date(validUntil), since: meta.recordedAt }),
    ProTakenBack: ({ data: { plan, validUntil }, meta }, rows) =>
      rows.update(meta.subjectId, { plan, validUntil: validUntil === null ? null : new Date(validUntil) }),
    ProExpired: ({ meta }, rows) => rows.update(meta.subjectId, { plan: null, validUntil: null }),
  },
};
