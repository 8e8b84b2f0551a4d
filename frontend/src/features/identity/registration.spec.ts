import { describe, expect, it } from '@jest/globals';
import { checkPassword, checkRegistration, emptyRegistration, missingFields, toRegistration } from './registration';

const empty = { ...emptyRegistration, password: '' };
const filled = {
  ...empty,
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'amara@example.com',
  password: 'long enough',
  phone: '08031234567',
  country: 'nigeria',
  state: 'Lagos',
  gender: 'Female',
  qualification: 'Marketing',
};

describe('a registration', () => {
  it('names every missing field, the department for creators only', () => {
    expect(missingFields(empty, 'creator')).toHaveLength(9);
    expect(missingFields(empty, 'business')).not.toContain('qualification');
  });

  it('takes blanks for missing', () => {
    expect(missingFields({ ...filled, lastName: '  ' }, 'creator')).toEqual(['lastName']);
  });

  it('calls a missing state what its country calls it', () => {
    const { state: inSouthAfrica } = checkRegistration({ ...filled, country: 'south africa', state: '' }, 'creator');
    expect(inSouthAfrica).toBe('Province is missing.');
    expect(checkRegistration({ ...filled, state: '' }, 'creator')).toEqual({ state: 'State is missing.' });
  });

  it('tells what cannot be right together with what is missing', () => {
    const wrong = { ...filled, email: 'amara', phone: '0803123', password: 'short', gender: '' };
    expect(checkRegistration(wrong, 'creator')).toEqual({
      email: 'Enter an e-mail address such as ada@example.com.',
      password: 'Use at least 8 characters.',
      phone: 'Enter a phone number of Nigeria in full.',
      gender: 'Gender is missing.',
    });
  });

  it('asks for a password of eight characters', () => {
    expect(checkRegistration({ ...filled, password: '1234567' }, 'creator')).toHaveProperty('password');
    expect(checkRegistration({ ...filled, password: '12345678' }, 'creator')).toEqual({});
  });

  it('takes no password of spaces alone, here or where it is chosen anew', () => {
    const password = ' '.repeat(8);
    expect(checkRegistration({ ...filled, password }, 'creator')).toEqual({ password: 'Password is missing.' });
    expect(checkPassword(password)).toEqual({ password: 'Spaces alone are no password.' });
  });

  it('leaves the department out for a business', () => {
    expect(toRegistration(filled, 'business')).not.toHaveProperty('qualification');
    expect(toRegistration(filled, 'creator')).toMatchObject({ membershipType: 'Creator', qualification: 'Marketing' });
  });
});
