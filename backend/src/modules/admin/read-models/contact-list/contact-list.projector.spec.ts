import { describe, it } from '@jest/globals';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { contactListProjector } from './contact-list.projector.js';

const given = projectorSpec(contactListProjector);
const id = '01900000-0000-7000-8000-00000000000a';
const meta = { streamId: id, subjectId: id };
const reach = {
  gender: 'Female',
  country: 'nigeria',
  state: 'Lagos',
  email: 'ada@example.com',
  phone: '+2348031234567',
};
const registered = {
  type: 'MemberRegistered' as const,
  data: {
    ...reach,
    membershipType: 'Creator' as const,
    firstName: 'Ada',
    lastName: 'Obi',
    marketingConsent: false,
    privacyNotice: 1,
  },
  meta,
};
const row = { id, ...reach, membershipType: 'Creator' as const, consented: false, banned: false, emailVerified: false };
const evidence = { wording: 1, channel: 'account' as const };

describe('the contact list', () => {
  it('holds how a member can be reached', () => given(registered).thenRows(row));
  it('leaves out accounts without a membership', () =>
    given({ ...registered, data: { ...registered.data, membershipType: null } }).thenRows());
  it('says whose address is verified, until there is another', () => {
    const verified = { type: 'EmailVerified' as const, data: {}, meta };
    const corrected = { type: 'AccountCorrected' as const, data: { email: 'b@example.com' }, meta };
    given(registered, verified).thenRows({ ...row, emailVerified: true });
    given(registered, verified, corrected).thenRows({ ...row, email: 'b@example.com' });
  });
  it('follows corrections, and keeps no names', () =>
    given(registered, { type: 'ProfileEdited', data: { phone: null, firstName: 'Adaeze' }, meta }).thenRows({
      ...row,
      phone: null,
    }));
  it('follows the consent', () => {
    const consented = { type: 'MarketingConsentGiven' as const, data: evidence, meta };
    given(registered, consented).thenRows({ ...row, consented: true });
    given(registered, consented, { type: 'MarketingConsentWithdrawn', data: evidence, meta }).thenRows(row);
  });
  it('marks banned members', () => {
    const banned = { type: 'MemberBanned' as const, data: {}, meta };
    given(registered, banned).thenRows({ ...row, banned: true });
    given(registered, banned, { type: 'MemberReactivated', data: {}, meta }).thenRows(row);
  });
  it('deletes erased members, but not a business whose verification was erased', () => {
    const erased = (purpose: 'contact' | 'profile' | 'kyc') => ({
      type: 'PersonalDataErased' as const,
      data: { purpose },
      meta,
    });
    given(registered, erased('contact')).thenRows();
    given(registered, erased('profile')).thenRows();
    given(registered, erased('kyc')).thenRows(row);
  });
});
