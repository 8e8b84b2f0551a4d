import type { Member } from '../../shared/session/member';

/** What the member's own page is called, in the menu and at its top. */
export function profileLabel({ membershipType }: Member): string {
  if (membershipType === 'Creator') return "Creator's Profile";
  return membershipType === 'Business' ? 'Business Profile' : 'My Profile';
}
