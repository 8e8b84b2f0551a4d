import { describe, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { digestOf } from '../../../platform/event-sourcing/index.js';
import type { MemberCommand, RegisterMember } from './member.commands.js';
import { memberDecider } from './member.decider.js';
import type { MemberEvent, StaffRole } from './member.events.js';
import { memberRefusals } from './member.refusals.js';

const given = deciderSpec(memberDecider, memberRefusals);

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
const register: RegisterMember = { type: 'RegisterMember', data: { ...facts, passwordHash: 'hash' } };
const registered: MemberEvent = {
  type: 'MemberRegistered',
  data: { ...facts, privacyNotice: 1, passwordDigest: digestOf('hash') },
};
const banned: MemberEvent = { type: 'MemberBanned', data: { reason: 'spam' } };
const reactivated: MemberEvent = { type: 'MemberReactivated', data: {} };
const erased: MemberEvent = { type: 'PersonalDataErased', data: { purpose: 'contact' } };
const granted = (role: StaffRole): MemberEvent => ({ type: 'StaffRoleGranted', data: { role } });
const revoked = (role: StaffRole): MemberEvent => ({ type: 'StaffRoleRevoked', data: { role } });
const consent = (channel: 'registration' | 'account'): MemberEvent => ({
  type: 'MarketingConsentGiven',
  data: { wording: 1, channel },
});

const edit = (data: Extract<MemberCommand, { type: 'EditProfile' }>['data']): MemberCommand => ({
  type: 'EditProfile',
  data,
});
const ban: MemberCommand = { type: 'BanMember', data: { reason: 'spam' } };
const reactivate: MemberCommand = { type: 'ReactivateMember', data: {} };
const changePassword: MemberCommand = {
  type: 'ChangePassword',
  data: { passwordHash: 'new', resetTokenHash: 'token' },
};
const roles = (change: { grant?: StaffRole; revoke?: StaffRole }, by = 'chief'): MemberCommand => ({
  type: 'ChangeStaffRoles',
  data: { ...change, memberId: 'ada', by },
});
const setConsent = (isGiven: boolean): MemberCommand => ({ type: 'SetMarketingConsent', data: { given: isGiven } });
const erase = (...purposes: ('profile' | 'contact' | 'kyc')[]): MemberCommand => ({
  type: 'ErasePersonalData',
  data: { purposes },
});

describe('registering', () => {
  it('records the facts without the password', () => given().when(register).then(registered));
  it('keeps the consent to marketing as evidence of its own', () =>
    given()
      .when({ ...register, data: { ...register.data, marketingConsent: true } })
      .then(
        { type: 'MemberRegistered', data: { ...registered.data, marketingConsent: true } },
        consent('registration'),
      ));
  it('happens once', () => given(registered).when(register).thenRefused('MEMBER_ALREADY_REGISTERED'));
  it('does not bring back an erased member', () =>
    given(registered, erased).when(register).thenRefused('MEMBER_ALREADY_REGISTERED'));
});

describe('editing the profile', () => {
  it('records what changed and nothing else', () =>
    given(registered)
      .when(edit({ firstName: 'Ada', lastName: 'Eze', motivation: 'To grow' }))
      .then({ type: 'ProfileEdited', data: { lastName: 'Eze', motivation: 'To grow' } }));
  it('records nothing when nothing changed', () =>
    given(registered)
      .when(edit({ state: 'Lagos' }))
      .thenNothing());
  it('builds on earlier edits', () =>
    given(registered, { type: 'ProfileEdited', data: { state: 'Oyo' } })
      .when(edit({ state: 'Lagos' }))
      .then({ type: 'ProfileEdited', data: { state: 'Lagos' } }));
  it('is refused to a banned member', () =>
    given(registered, banned)
      .when(edit({ state: 'Oyo' }))
      .thenRefused('MEMBER_IS_BANNED'));
  it('needs a member', () =>
    given()
      .when(edit({ state: 'Oyo' }))
      .thenRefused('NOT_FOUND'));
});

describe('correcting the account', () => {
  const correct = (data: { email?: string; qualification?: string }): MemberCommand => ({
    type: 'CorrectAccount',
    data: { ...data, formerEmail: facts.email },
  });
  const corrected: MemberEvent = { type: 'AccountCorrected', data: { email: 'obi@example.com' } };

  it('records what changed and nothing else', () =>
    given(registered)
      .when(correct({ email: 'obi@example.com', qualification: 'Marketing' }))
      .then(corrected));
  it('records nothing when nothing changed', () =>
    given(registered, corrected)
      .when(correct({ email: 'obi@example.com' }))
      .thenNothing());
  it('gives back a former address', () =>
    given(registered, corrected)
      .when(correct({ email: facts.email }))
      .then({ type: 'AccountCorrected', data: { email: facts.email } }));
  it('gives a department to creators alone', () =>
    given({ ...registered, data: { ...registered.data, membershipType: 'Business' } })
      .when(correct({ qualification: 'Marketing' }))
      .thenRefused('NO_DEPARTMENT'));
  it('is refused for staff, whose acts stand in the log', () =>
    given(registered, granted('reviewer'))
      .when(correct({ email: 'obi@example.com' }))
      .thenRefused('STAFF_CANNOT_BE_CORRECTED'));
  it('is refused for a banned member, and for an erased one', () => {
    given(registered, banned)
      .when(correct({ email: 'obi@example.com' }))
      .thenRefused('MEMBER_IS_BANNED');
    given(registered, erased)
      .when(correct({ email: 'obi@example.com' }))
      .thenRefused('NOT_FOUND');
  });
});

describe('an e-mail address', () => {
  const verify: MemberCommand = { type: 'VerifyEmail', data: { emailHash: '00' } };
  const verified: MemberEvent = { type: 'EmailVerified', data: {} };
  const corrected: MemberEvent = { type: 'AccountCorrected', data: { email: 'obi@example.com' } };
  const correctOwn = (email: string): MemberCommand => ({
    type: 'CorrectOwnEmail',
    data: { email, formerEmail: facts.email },
  });

  it('is verified once', () => {
    given(registered).when(verify).then(verified);
    given(registered, verified).when(verify).thenNothing();
  });
  it('is proven as the one that takes the place of a mistyped one', () => {
    const correction = { email: 'obi@example.com', formerEmail: facts.email };
    const prove: MemberCommand = { type: 'VerifyEmail', data: { emailHash: '00', correction } };
    given(registered).when(prove).then(corrected, verified);
    given(registered, corrected, verified).when(prove).thenNothing();
    given(registered, verified).when(prove).thenRefused('EMAIL_IS_VERIFIED');
  });
  it('is to be verified again where there is another', () => {
    given(registered, verified, corrected).when(verify).then(verified);
    const moved: MemberEvent = { type: 'AccountCorrected', data: { qualification: 'Marketing' } };
    given(registered, verified, moved).when(verify).thenNothing();
  });
  it('is corrected by the member until it is verified', () => {
    given(registered).when(correctOwn('obi@example.com')).then(corrected);
    given(registered).when(correctOwn(facts.email)).thenNothing();
    given(registered, verified).when(correctOwn('obi@example.com')).thenRefused('EMAIL_IS_VERIFIED');
    given(registered, granted('reviewer')).when(correctOwn('obi@example.com')).thenRefused('STAFF_CANNOT_BE_CORRECTED');
  });
});

describe('changing the password', () => {
  it('records that it changed', () =>
    given(registered)
      .when(changePassword)
      .then({ type: 'PasswordChanged', data: { passwordDigest: digestOf('new') } }));
  it('is refused to a banned member', () =>
    given(registered, banned).when(changePassword).thenRefused('MEMBER_IS_BANNED'));
  it('is refused once the member is erased', () =>
    given(registered, erased).when(changePassword).thenRefused('NOT_FOUND'));
});

describe('a ban', () => {
  it('keeps the reason', () => given(registered).when(ban).then(banned));
  it('may have none', () =>
    given(registered).when({ type: 'BanMember', data: {} }).then({ type: 'MemberBanned', data: {} }));
  it('changes nothing the second time', () => given(registered, banned).when(ban).thenNothing());
  it('can follow a reactivation', () => given(registered, banned, reactivated).when(ban).then(banned));
  it('does not reach staff', () =>
    given(registered, granted('reviewer')).when(ban).thenRefused('STAFF_CANNOT_BE_BANNED'));
  it('reaches a member who is no longer staff', () =>
    given(registered, granted('reviewer'), revoked('reviewer')).when(ban).then(banned));
  it('needs a member', () => given().when(ban).thenRefused('NOT_FOUND'));
  it('finds nobody after an erasure', () => given(registered, erased).when(ban).thenRefused('NOT_FOUND'));
});

describe('a reactivation', () => {
  it('lifts the ban', () => given(registered, banned).when(reactivate).then(reactivated));
  it('may be given a reason', () =>
    given(registered, banned)
      .when({ type: 'ReactivateMember', data: { reason: 'a mistake' } })
      .then({ type: 'MemberReactivated', data: { reason: 'a mistake' } }));
  it('changes nothing without a ban', () => given(registered).when(reactivate).thenNothing());
  it('needs a member', () => given().when(reactivate).thenRefused('NOT_FOUND'));
  it('finds nobody after an erasure', () => given(registered, erased).when(reactivate).thenRefused('NOT_FOUND'));
});

describe('staff roles', () => {
  it('are granted', () =>
    given(registered)
      .when(roles({ grant: 'admin' }))
      .then(granted('admin')));
  it('are granted once', () =>
    given(registered, granted('admin'))
      .when(roles({ grant: 'admin' }))
      .thenNothing());
  it('are revoked', () =>
    given(registered, granted('admin'))
      .when(roles({ revoke: 'admin' }))
      .then(revoked('admin')));
  it('are revoked only where they are held', () =>
    given(registered)
      .when(roles({ revoke: 'admin' }))
      .thenNothing());
  it('can be exchanged', () =>
    given(registered, granted('reviewer'))
      .when(roles({ grant: 'auditor', revoke: 'reviewer' }))
      .then(granted('auditor'), revoked('reviewer')));
  it('cannot be laid down, or nobody might be left to grant them', () =>
    given(registered, granted('admin'))
      .when(roles({ revoke: 'admin' }, 'ada'))
      .thenRefused('CANNOT_REVOKE_OWN_ROLE'));
  it('are not for the banned', () =>
    given(registered, banned)
      .when(roles({ grant: 'admin' }))
      .thenRefused('MEMBER_IS_BANNED'));
});

describe('consent to marketing', () => {
  it('is given', () => given(registered).when(setConsent(true)).then(consent('account')));
  it('is withdrawn as easily', () =>
    given(registered, consent('account'))
      .when(setConsent(false))
      .then({ type: 'MarketingConsentWithdrawn', data: { wording: 1, channel: 'account' } }));
  it('is not recorded when it stands already', () => given(registered).when(setConsent(false)).thenNothing());
  it('is refused to a banned member', () =>
    given(registered, banned).when(setConsent(true)).thenRefused('MEMBER_IS_BANNED'));
});

describe('asking for erasure', () => {
  const ask: MemberCommand = { type: 'RequestErasure', data: {} };
  const asked: MemberEvent = { type: 'ErasureRequested', data: {} };
  it('is noted', () => given(registered).when(ask).then(asked));
  it('is noted once', () => given(registered, asked).when(ask).thenNothing());
  it('needs a member', () => given().when(ask).thenRefused('NOT_FOUND'));
  it('is open to a banned member', () => given(registered, banned).when(ask).then(asked));
});

describe('a request for erasure', () => {
  const asked: MemberEvent = { type: 'ErasureRequested', data: {} };
  const withdraw: MemberCommand = { type: 'WithdrawErasureRequest', data: {} };
  const withdrawn: MemberEvent = { type: 'ErasureRequestWithdrawn', data: {} };
  const answer: MemberCommand = { type: 'AnswerErasureRequest', data: { answer: 'You rang and stay.' } };
  const answered: MemberEvent = { type: 'ErasureRequestAnswered', data: { answer: 'You rang and stay.' } };
  it('is withdrawn by its member, once', () => {
    given(registered, asked).when(withdraw).then(withdrawn);
    given(registered, asked, withdrawn).when(withdraw).thenNothing();
    given(registered).when(withdraw).thenNothing();
  });
  it('is answered by staff, once', () => {
    given(registered, asked).when(answer).then(answered);
    given(registered, asked, answered).when(answer).thenRefused('ERASURE_NOT_ASKED');
    given(registered, asked, withdrawn).when(answer).thenRefused('ERASURE_NOT_ASKED');
  });
  it('can be made again after either', () => {
    const again: MemberCommand = { type: 'RequestErasure', data: {} };
    given(registered, asked, withdrawn).when(again).then(asked);
    given(registered, asked, answered).when(again).then(asked);
  });
});

describe('erasing personal data', () => {
  const erasedFor = (purpose: 'profile' | 'contact' | 'kyc'): MemberEvent => ({
    type: 'PersonalDataErased',
    data: { purpose },
  });
  it('is told for each purpose', () =>
    given(registered).when(erase('profile', 'contact')).then(erasedFor('profile'), erasedFor('contact')));
  it('happens once for each purpose', () =>
    given(registered, erasedFor('contact'))
      .when(erase('contact', 'profile', 'profile'))
      .then(erasedFor('profile')));
  it('of the verification alone leaves the member in place', () =>
    given(registered, erasedFor('kyc'))
      .when(edit({ state: 'Oyo' }))
      .then({ type: 'ProfileEdited', data: { state: 'Oyo' } }));
  it('reaches a banned member', () => given(registered, banned).when(erase('contact')).then(erasedFor('contact')));
  it('does not reach staff', () =>
    given(registered, granted('admin')).when(erase('contact')).thenRefused('STAFF_CANNOT_BE_ERASED'));
  it('needs a member', () => given().when(erase('contact')).thenRefused('NOT_FOUND'));
});
