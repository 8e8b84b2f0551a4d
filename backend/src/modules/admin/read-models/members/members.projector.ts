import { erasesMember, type Projector } from '../../../../platform/event-sourcing/index.js';
import type { MembershipEvent } from '../../../commerce/public.js';
import type { PointsAdjusted, PointsAwarded } from '../../../creator-journey/public.js';
import type { MemberEvent } from '../../../identity/public.js';
import { onceErased, type VerificationEvent } from '../../../kyc/public.js';
import type { MemberRow } from './members.row.js';

type Listed = MemberEvent | MembershipEvent | PointsAwarded | PointsAdjusted | VerificationEvent;

/** Everyone with a membership, for staff: the searchable list. Who was erased is a member no more. */
export const membersProjector: Projector<Listed, MemberRow> = {
  name: 'members',
  audience: 'staff',
  on: {
    MemberRegistered: ({ data, meta }, rows) => {
      const { membershipType, privacyNotice, marketingConsent, ...facts } = data;
      if (membershipType === null) return;
      const kycStatus = membershipType === 'Business' ? 'new' : null;
      const standing = {
        kycStatus,
        points: 0,
        proPlan: 'none',
        proUntil: null,
        bannedAt: null,
        banReason: null,
      } as const;
      const qualification = facts.qualification ?? null;
      const row = {
        ...facts,
        qualification,
        membershipType,
        id: meta.subjectId,
        registeredAt: meta.recordedAt,
        ...standing,
      };
      rows.put(searchable({ ...row, searchText: '' }));
    },
    ProfileEdited: ({ data: { motivation, ...edited }, meta }, rows) => {
      rows.updateIfPresent(meta.subjectId, (row) => searchable({ ...row, ...edited }));
    },
    AccountCorrected: ({ data, meta }, rows) => {
      rows.updateIfPresent(meta.subjectId, (row) => searchable({ ...row, ...data }));
    },
    MemberBanned: ({ data: { reason }, meta }, rows) => {
      rows.updateIfPresent(meta.subjectId, { bannedAt: meta.recordedAt, banReason: reason ?? null });
    },
    MemberReactivated: ({ meta }, rows) => {
      rows.updateIfPresent(meta.subjectId, { bannedAt: null, banReason: null });
    },
    PersonalDataErased: ({ data: { purpose }, meta }, rows) => {
      if (erasesMember(purpose)) rows.delete(meta.subjectId);
      else rows.updateIfPresent(meta.subjectId, ({ kycStatus }) => ({ kycStatus: kycStatus && onceErased(kycStatus) }));
    },
    PointsAwarded: ({ data: { total }, meta }, rows) => {
      rows.updateIfPresent(meta.subjectId, { points: total });
    },
    PointsAdjusted: ({ data: { total }, meta }, rows) => {
      rows.updateIfPresent(meta.subjectId, { points: total });
    },
    KycSubmitted: ({ meta }, rows) => {
      rows.updateIfPresent(meta.subjectId, { kycStatus: 'pending' });
    },
    KycPassed: ({ meta }, rows) => {
      rows.updateIfPresent(meta.subjectId, { kycStatus: 'approved' });
    },
    KycFailed: ({ meta }, rows) => {
      rows.updateIfPresent(meta.subjectId, { kycStatus: 'failed' });
    },
    ProUpgraded: ({ data, meta }, rows) => {
      rows.updateIfPresent(meta.subjectId, { proPlan: data.plan, proUntil: new Date(data.validUntil) });
    },
    ProRenewed: ({ data, meta }, rows) => {
      rows.updateIfPresent(meta.subjectId, { proPlan: data.plan, proUntil: new Date(data.validUntil) });
    },
    ProExpired: ({ meta }, rows) => {
      rows.updateIfPresent(meta.subjectId, { proPlan: 'none', proUntil: null });
    },
  },
};

function searchable(row: MemberRow): MemberRow {
  const searchText = [row.firstName, row.lastName, row.email, row.phone ?? ''].join(' ').toLowerCase();
  return { ...row, searchText };
}
