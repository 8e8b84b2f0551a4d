import { describe, expect, it } from '@jest/globals';
import { checkProfile, missingProfileFields, type ProfileValues, trimChanges } from './profile-form';

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
