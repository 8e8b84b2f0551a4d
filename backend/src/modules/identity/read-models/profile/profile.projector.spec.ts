import { describe, it } from '@jest/globals';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { erasedDetails } from '../../../kyc/public.js';
import { noAddedDetails } from '../../domain/member.events.js';
import { profileProjector } from './profile.projector.js';
import type { ProfileRow } from './profile.row.js';

const given = projectorSpec(profileProjector);
const ada = '01900000-0000-7000-8000-00000000000a';
const at = new Date('2030-01-01T00:00:00Z');
const ofAda = { streamId: ada, subjectId: ada, recordedAt: at };
const inHerJourney = { streamId: '01900000-0000-8000-8000-00000000000b', subjectId: ada, recordedAt: at };

const facts = {
  membershipType: 'Creator' as const,
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Obi',
  phone: '+2348031234567',
  country: 'nigeria',
  state: 'Lagos',
  gender: 'Female',
  qualification: 'Marketing',
  marketingConsent: false,
};
const registered = { type: 'MemberRegistered' as const, data: { ...facts, privacyNotice: 1 }, meta: ofAda };
const registeredBusiness = { ...registered, data: { ...registered.data, membershipType: 'Business' as const } };
const row: ProfileRow = {
  ...facts,
  id: ada,
  emailVerifiedAt: null,
  ...noAddedDetails,
  roles: [],
  kycStatus: null,
  points: 0,
  proPlan: 'none',
  proUntil: null,
  registeredAt: at,
  approvedAt: null,
  applicationReady: false,
  bannedAt: null,
  banReason: null,
  erasureRequestedAt: null,
  erasedAt: null,
};

describe('the profile', () => {
  it('begins with the registration', () => given(registered).thenRows(row));

  it('of a business starts with a verification to do', () =>
    given(registeredBusiness).thenRow(ada, { kycStatus: 'new', applicationReady: false }));

  it('follows the verification of a business', () => {
    const opened = { type: 'BusinessApplicationOpened' as const, data: {}, meta: inHerJourney };
    const submitted = {
      type: 'KycSubmitted' as const,
      data: { attempt: 1, details: erasedDetails },
      meta: inHerJourney,
    };
    const failed = { type: 'KycFailed' as const, data: { attempt: 1 }, meta: inHerJourney };
    const passed = { type: 'KycPassed' as const, data: { attempt: 1 }, meta: inHerJourney };
    given(registeredBusiness, opened).thenRow(ada, { kycStatus: 'new', applicationReady: true });
    given(registeredBusiness, opened, submitted).thenRow(ada, { kycStatus: 'pending' });
    given(registeredBusiness, opened, submitted, failed).thenRow(ada, { kycStatus: 'failed' });
    given(registeredBusiness, opened, submitted, passed).thenRow(ada, { kycStatus: 'approved' });
  });

  it('shows what the member corrected', () =>
    given(registered, {
      type: 'ProfileEdited',
      data: { lastName: 'Eze', motivation: 'To grow' },
      meta: ofAda,
    }).thenRows({
      ...row,
      lastName: 'Eze',
      motivation: 'To grow',
    }));

  it('shows a ban until it is lifted', () => {
    const banned = { type: 'MemberBanned' as const, data: { reason: 'spam' }, meta: ofAda };
    given(registered, banned).thenRows({ ...row, bannedAt: at, banReason: 'spam' });
    given(registered, banned, { type: 'MemberReactivated', data: {}, meta: ofAda }).thenRows(row);
  });

  it('shows the roles that are held', () =>
    given(
      registered,
      { type: 'StaffRoleGranted', data: { role: 'admin' }, meta: ofAda },
      { type: 'StaffRoleGranted', data: { role: 'auditor' }, meta: ofAda },
      { type: 'StaffRoleRevoked', data: { role: 'admin' }, meta: ofAda },
    ).thenRow(ada, { roles: ['auditor'] }));

  it('follows the consent', () => {
    const evidence = { wording: 1, channel: 'account' as const };
    const consented = { type: 'MarketingConsentGiven' as const, data: evidence, meta: ofAda };
    given(registered, consented).thenRow(ada, { marketingConsent: true });
    given(registered, consented, { type: 'MarketingConsentWithdrawn', data: evidence, meta: ofAda }).thenRows(row);
  });

  it('follows the creator’s journey', () =>
    given(
      registered,
      { type: 'InternshipApplicationApproved', data: { approvedAt: at.toISOString() }, meta: inHerJourney },
      { type: 'PointsAwarded', data: { points: 12, total: 12, source: 'Appraisal, day 1' }, meta: inHerJourney },
      { type: 'PointsAdjusted', data: { delta: -20, applied: -12, total: 0 }, meta: inHerJourney },
      { type: 'PointsAwarded', data: { points: 3, total: 3, source: 'Appraisal, day 2' }, meta: inHerJourney },
    ).thenRows({ ...row, approvedAt: at, applicationReady: true, points: 3 }));

  it('follows the membership', () => {
    const upgraded = {
      type: 'ProUpgraded' as const,
      data: { plan: 'basic' as const, source: 'admin' as const, validUntil: '2030-04-01T00:00:00.000Z' },
      meta: inHerJourney,
    };
    const renewed = {
      type: 'ProRenewed' as const,
      data: { plan: 'standard' as const, validUntil: '2030-07-01T00:00:00.000Z' },
      meta: inHerJourney,
    };
    given(registered, upgraded).thenRow(ada, { proPlan: 'basic', proUntil: new Date('2030-04-01T00:00:00Z') });
    given(registered, upgraded, renewed).thenRow(ada, {
      proPlan: 'standard',
      proUntil: new Date('2030-07-01T00:00:00Z'),
    });
    given(registered, upgraded, { type: 'ProExpired', data: {}, meta: inHerJourney }).thenRows(row);
  });

  it('says that the address is verified, until there is another', () => {
    const verified = { type: 'EmailVerified' as const, data: {}, meta: ofAda };
    const corrected = (data: object) => ({ type: 'AccountCorrected' as const, data, meta: ofAda });
    given(registered, verified).thenRow(ada, { emailVerifiedAt: at });
    given(registered, verified, corrected({ qualification: 'Marketing' })).thenRow(ada, { emailVerifiedAt: at });
    given(registered, verified, corrected({ email: 'b@example.com' })).thenRow(ada, { emailVerifiedAt: null });
  });

  it('shows that erasure was asked for, until the request is withdrawn or answered', () => {
    const asked = { type: 'ErasureRequested', data: {}, meta: ofAda } as const;
    const withdrawn = { type: 'ErasureRequestWithdrawn', data: {}, meta: ofAda } as const;
    const answered = { type: 'ErasureRequestAnswered', data: { answer: 'You stay.' }, meta: ofAda } as const;
    given(registered, asked).thenRow(ada, { erasureRequestedAt: at });
    given(registered, asked, withdrawn).thenRow(ada, { erasureRequestedAt: null });
    given(registered, asked, answered).thenRow(ada, { erasureRequestedAt: null });
  });

  it('says when name or address was erased, not when the verification was', () => {
    const erased = (purpose: 'kyc' | 'contact') =>
      ({ type: 'PersonalDataErased', data: { purpose }, meta: ofAda }) as const;
    given(registered, erased('kyc')).thenRow(ada, { erasedAt: null });
    given(registered, erased('kyc'), erased('contact')).thenRow(ada, { erasedAt: at });
  });
});
