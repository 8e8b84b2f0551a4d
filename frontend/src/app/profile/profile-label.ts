import type { Member } from '../../shared/session/member';

export function profileLabel({ membershipType }: Member): string {
  if (membershipType === 'Creator') return "Creator's Profile";
  return membershipType === 'Business' ? 'Business Profile' : 'My Profile';
}
