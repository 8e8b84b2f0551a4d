import { describe, expect, it } from '@jest/globals';
import type { Member } from '../../shared/session/member';
import { upgradeChat } from './upgrade-message';

const thandi = {
  firstName: 'Thandi',
  lastName: 'Khumalo',
  email: 'thandi@example.com',
  phone: '+27821234567',
  country: 'south africa',
  state: 'Gauteng',
} as Member;

const textFor = (member: Member) => new URL(upgradeChat('+27 82', member)).searchParams.get('text');

describe('the message that asks for the assessment and the upgrade', () => {
  it('tells of a creator what the assessment needs', () => {
    expect(textFor({ ...thandi, membershipType: 'Creator', qualification: 'Marketing' })).toBe(
      [
        'Hello Sankofa, I would like a profile assessment and an upgrade to Pro Creator.',
        '',
        'Name: Thandi Khumalo',
        'Email: thandi@example.com',
        'Location: Gauteng, South Africa',
        'Department: Marketing',
      ].join('\n'),
    );
  });

  it('writes what is known of the place alone', () => {
    const text = textFor({ ...thandi, membershipType: 'Creator', state: null, qualification: null });
    expect(text).toMatch(/Location: South Africa\nDepartment: not chosen$/);
  });

  it('tells of a business the address of its account alone', () => {
    expect(textFor({ ...thandi, membershipType: 'Business', qualification: 'Business Owner' })).toBe(
      ['Hello Sankofa, I would like to upgrade my business to Pro.', '', 'Email: thandi@example.com'].join('\n'),
    );
  });
});
