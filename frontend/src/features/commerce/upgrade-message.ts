import { chatLink } from '../../shared/contact/chat-link';
import { placeName } from '../../shared/format';
import { fullNameOf } from '../../shared/full-name';
import type { Member } from '../../shared/session/member';

/** A chat link that asks support for an upgrade; a creator's message asks for the profile assessment first. */
export const upgradeChat = (number: string, member: Member): string =>
  chatLink(number, (member.membershipType === 'Creator' ? fromCreator(member) : fromBusiness(member)).join('\n'));

const fromCreator = ({ firstName, lastName, email, state, country, qualification }: Member): string[] => [
  'Hello Sankofa, I would like a profile assessment and an upgrade to Pro Creator.',
  '',
  `Name: ${fullNameOf({ firstName, lastName })}`,
  `Email: ${email}`,
  `Location: ${placeName({ state, country })}`,
  `Department: ${qualification ?? 'not chosen'}`,
];

const fromBusiness = ({ email }: Member): string[] => [
  'Hello Sankofa, I would like to upgrade my business to Pro.',
  '',
  `Email: ${email}`,
];
