import type { Projector, Recorded } from '../../../../platform/event-sourcing/index.js';
import { type MembershipEvent, proOf } from '../../../commerce/public.js';
import type { JourneyEvent } from '../../../creator-journey/public.js';
import { onceErased, type VerificationEvent } from '../../../kyc/public.js';
import { type MemberEvent, type MemberRegistered, noAddedDetails } from '../../domain/member.events.js';
import { erasesMember } from '../../domain/purposes.js';
import type { ProfileRow } from './profile.row.js';

export const profileProjector: Projector<MemberEvent | JourneyEvent | VerificationEvent | MembershipEvent, ProfileRow> =
  {
    name: 'profile',
    audience: { member: (row) => row.id },
    on: {
      MemberRegistered: (event, rows) => rows.put(registered(event)),
      ProfileEdited: ({ data, meta }, rows) => rows.update(meta.streamId, data),
      AccountCorrected: ({ data, meta }, rows) =>
        rows.update(meta.streamId, { ...data, ...(data.email !== undefined && { emailVerifiedAt: null }) }),
      EmailVerified: ({ meta }, rows) => rows.update(meta.streamId, { emailVerifiedAt: meta.recordedAt }),
      MemberBanned: ({ data: { reason }, meta }, rows) =>
        rows.update(meta.streamId, { bannedAt: meta.recordedAt, banReason: reason ?? null }),
      MemberReactivated: ({ meta }, rows) => rows.update(meta.streamId, { bannedAt: null, banReason: null }),
      StaffRoleGranted: ({ data: { role }, meta }, rows) =>
        rows.update(meta.streamId, ({ roles }) => ({ roles: [...roles, role] })),
      StaffRoleRevoked: ({ data, meta }, rows) =>
        rows.update(meta.streamId, ({ roles }) => ({ roles: roles.filter((role) => role !== data.role) })),
      MarketingConsentGiven: ({ meta }, rows) => rows.update(meta.streamId, { marketingConsent: true }),
      MarketingConsentWithdrawn: ({ meta }, rows) => rows.update(meta.streamId, { marketingConsent: false }),
      ErasureRequested: ({ meta }, rows) => rows.update(meta.streamId, { erasureRequestedAt: meta.recordedAt }),
      ErasureRequestWithdrawn: ({ meta }, rows) => rows.update(meta.streamId, { erasureRequestedAt: null }),
      ErasureRequestAnswered: ({ meta }, rows) => rows.update(meta.streamId, { erasureRequestedAt: null }),
      PersonalDataErased: ({ data: { purpose }, meta }, rows) => {
        if (erasesMember(purpose)) rows.update(meta.streamId, { erasedAt: meta.recordedAt });
        else rows.update(meta.streamId, ({ kycStatus }) => ({ kycStatus: kycStatus && onceErased(kycStatus) }));
      },
      InternshipApplicationApproved: ({ data, meta }, rows) =>
        rows.update(meta.subjectId, { approvedAt: new Date(data.approvedAt), applicationReady: true }),
      BusinessApplicationOpened: ({ meta }, rows) => rows.update(meta.subjectId, { applicationReady: true }),
      KycSubmitted: ({ meta }, rows) => rows.update(meta.subjectId, { kycStatus: 'pending' }),
      KycDetailsAsked: ({ meta }, rows) => rows.update(meta.subjectId, { kycStatus: 'asked' }),
      KycPassed: ({ meta }, rows) => rows.update(meta.subjectId, { kycStatus: 'approved' }),
      KycFailed: ({ meta }, rows) => rows.update(meta.subjectId, { kycStatus: 'failed' }),
      PointsAwarded: ({ data: { total }, meta }, rows) => rows.update(meta.subjectId, { points: total }),
      PointsAdjusted: ({ data: { total }, meta }, rows) => rows.update(meta.subjectId, { points: total }),
      ProUpgraded: ({ data, meta }, rows) => rows.update(meta.subjectId, proOf(data)),
      ProRenewed: ({ data, meta }, rows) => rows.update(meta.subjectId, proOf(data)),
      ProTakenBack: ({ data, meta }, rows) => rows.update(meta.subjectId, proOf(data)),
      ProExpired: ({ meta }, rows) => rows.update(meta.subjectId, { proPlan: 'none', proUntil: null }),
    },
  };

function registered({ data: { privacyNotice, terms, ...facts }, meta }: Recorded<MemberRegistered>): ProfileRow {
  return {
    ...facts,
    id: meta.streamId,
    emailVerifiedAt: null,
    qualification: facts.qualification ?? null,
    ...noAddedDetails,
    roles: [],
    kycStatus: facts.membershipType === 'Business' ? 'new' : null,
    points: 0,
    proPlan: 'none',
    proUntil: null,
    registeredAt: meta.recordedAt,
    approvedAt: null,
    applicationReady: facts.membershipType !== 'Creator' && facts.membershipType !== 'Business',
    bannedAt: null,
    banReason: null,
    erasureRequestedAt: null,
    erasedAt: null,
  };
}
