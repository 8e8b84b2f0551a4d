import { type Projector, pick } from '../../../../platform/event-sourcing/index.js';
import { type MembershipEvent, proOf } from '../../../commerce/public.js';
import type { JourneyEvent } from '../../../creator-journey/public.js';
import { erasesMember, type MemberEvent } from '../../../identity/public.js';
import { onceErased, type VerificationEvent } from '../../../kyc/public.js';
import type { MemberRow } from './members.row.js';
import { folded } from './search-words.js';

type Listed = MemberEvent | MembershipEvent | JourneyEvent | VerificationEvent;

/** The searchable list of members for staff. Erased members are deleted. */
export const membersProjector: Projector<Listed, MemberRow> = {
  name: 'members',
  audience: 'staff',
  on: {
    MemberRegistered: ({ data, meta }, rows) => {
      const { membershipType, privacyNotice, terms, marketingConsent, ...facts } = data;
      if (membershipType === null) return;
      const kycStatus = membershipType === 'Business' ? 'new' : null;
      const pro = { proPlan: 'none', proUntil: null } as const;
      const status = { emailVerifiedAt: null, kycStatus, points: 0, ...pro, bannedAt: null, banReason: null } as const;
      const { subjectId: id, recordedAt: registeredAt } = meta;
      const qualification = facts.qualification ?? null;
      const row = { ...facts, qualification, membershipType, id, registeredAt, ...status };
      rows.put({ ...row, ...searchedBy(row) });
    },
    ProfileEdited: ({ data, meta }, rows) => {
      const edited = pick(data, ['firstName', 'lastName', 'phone', 'country', 'state', 'gender']);
      rows.updateIfPresent(meta.subjectId, (row) => withSearch({ ...row, ...edited }));
    },
    AccountCorrected: ({ data, meta }, rows) =>
      rows.updateIfPresent(meta.subjectId, (row) =>
        withSearch({ ...row, ...data, ...(data.email !== undefined && { emailVerifiedAt: null }) }),
      ),
    EmailVerified: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { emailVerifiedAt: meta.recordedAt }),
    MemberBanned: ({ data: { reason }, meta }, rows) =>
      rows.updateIfPresent(meta.subjectId, { bannedAt: meta.recordedAt, banReason: reason ?? null }),
    MemberReactivated: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { bannedAt: null, banReason: null }),
    PersonalDataErased: ({ data: { purpose }, meta }, rows) => {
      if (erasesMember(purpose)) rows.delete(meta.subjectId);
      else rows.updateIfPresent(meta.subjectId, ({ kycStatus }) => ({ kycStatus: kycStatus && onceErased(kycStatus) }));
    },
    PointsAwarded: ({ data: { total }, meta }, rows) => rows.updateIfPresent(meta.subjectId, { points: total }),
    PointsAdjusted: ({ data: { total }, meta }, rows) => rows.updateIfPresent(meta.subjectId, { points: total }),
    KycSubmitted: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { kycStatus: 'pending' }),
    KycDetailsAsked: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { kycStatus: 'asked' }),
    KycPassed: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { kycStatus: 'approved' }),
    KycFailed: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { kycStatus: 'failed' }),
    ProUpgraded: ({ data, meta }, rows) => rows.updateIfPresent(meta.subjectId, proOf(data)),
    ProRenewed: ({ data, meta }, rows) => rows.updateIfPresent(meta.subjectId, proOf(data)),
    ProTakenBack: ({ data, meta }, rows) => rows.updateIfPresent(meta.subjectId, proOf(data)),
    ProExpired: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { proPlan: 'none', proUntil: null }),
  },
};

const withSearch = (row: MemberRow): MemberRow => ({ ...row, ...searchedBy(row) });

type Named = Pick<MemberRow, 'firstName' | 'lastName' | 'email' | 'phone'>;
type SearchedBy = Pick<MemberRow, 'firstKey' | 'lastKey' | 'handle' | 'searchText'>;

function searchedBy({ firstName, lastName, email, phone }: Named): SearchedBy {
  const [firstKey, lastKey, address] = [folded(firstName), folded(lastName), folded(email)];
  const [head = ''] = address.split(/[@.+]/, 1);
  const handle = head === firstKey || head === lastKey ? null : head;
  return { firstKey, lastKey, handle, searchText: [firstKey, lastKey, address, phone ?? ''].join(' ') };
}
