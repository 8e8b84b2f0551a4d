import type { Projector } from '../../../../platform/event-sourcing/index.js';
import type { MemberRegistered } from '../../../identity/public.js';
import type { ProExpired, ProRenewed, ProUpgraded } from '../../domain/membership.events.js';
import type { MembershipRow } from './membership.row.js';

/** Whether a member is Pro, on which plan, until when. Staff accounts have no membership. */
export const membershipProjector: Projector<MemberRegistered | ProUpgraded | ProRenewed | ProExpired, MembershipRow> = {
  name: 'membership',
  audience: { member: (row) => row.id },
  on: {
    MemberRegistered: ({ data: { membershipType }, meta }, rows) => {
      if (membershipType !== null) rows.put({ id: meta.subjectId, plan: null, validUntil: null, since: null });
    },
    ProUpgraded: ({ data: { plan, validUntil }, meta }, rows) => {
      rows.put({ id: meta.subjectId, plan, validUntil: new Date(validUntil), since: meta.recordedAt });
    },
    ProRenewed: ({ data: { plan, validUntil }, meta }, rows) => {
      rows.put({ id: meta.subjectId, plan, validUntil: new Date(validUntil), since: meta.recordedAt });
    },
    ProExpired: ({ meta }, rows) => {
      rows.update(meta.subjectId, { plan: null, validUntil: null });
    },
  },
};
