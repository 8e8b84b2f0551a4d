import { describe, expect, it } from '@jest/globals';
import type { Member } from '../../shared/session/member';
import { checkProfile, correctable, missingProfileFields, type ProfileValues, trimChanges } from './profile-form';

const before: ProfileValues = {
  firstName: 'Amara',
  lastName: 'Okafor',
  phone: '+2348031234567',
  country: 'nigeria',
  state: 'Lagos',
  gender: 'Female',
  motivation: '',
};

describe('an edited profile', () => {
  it('names what a member may not leave empty', () => {
    expect(missingProfileFields({ ...before, state: '', lastName: ' ' }, false)).toEqual(['lastName', 'state']);
    expect(missingProfileFields({ ...before, state: '', phone: '' }, true)).toEqual([]);
  });

  it('tells a phone that cannot be one together with what is missing', () => {
    expect(checkProfile({ ...before, phone: '0803', lastName: '' }, false)).toEqual({
      phone: 'Enter a phone number of Nigeria in full.',
      lastName: 'Last name is missing.',
    });
  });

  it('sends only what was changed, without blanks around it', () => {
    expect(trimChanges(before, before)).toEqual({});
    expect(trimChanges({ ...before, firstName: ' Amarachi ', motivation: 'To be heard' }, before)).toEqual({
      firstName: 'Amarachi',
      motivation: 'To be heard',
    });
  });
});

describe('what can be corrected', () => {
  const verified = { roles: ['member'], emailVerifiedAt: '2026-11-01T00:00:00Z' };
  const unverified = { roles: ['member'], emailVerifiedAt: null };
  const fields = 'Names, phone, place, gender and motivation you change yourself';

  it.each([
    [
      { ...unverified, membershipType: 'Creator' },
      `${fields}, and a mistyped e-mail as well. Your department we change for you.`,
    ],
    [{ ...verified, membershipType: 'Creator' }, `${fields}. Your e-mail and department we change for you.`],
    [
      { ...unverified, membershipType: 'Business' },
      'Names, phone, place and gender you change yourself, and a mistyped e-mail as well.',
    ],
    [
      { ...verified, membershipType: 'AFRO WALLET' },
      'Names, phone, place and gender you change yourself. Your e-mail we change for you.',
    ],
    [
      { emailVerifiedAt: null, roles: ['admin'], membershipType: null },
      'Your names you change yourself. Your e-mail we change for you.',
    ],
  ])('is told to each by what the form has and what only staff change', (member, told) => {
    expect(correctable(member as unknown as Member)).toBe(told);
  });
});
