import type { ListedMember } from './api/members.query';

export const memberActions = {
  upgrade: 'Upgrade to Pro',
  points: 'Adjust points',
  account: 'Correct account',
  roles: 'Roles',
  sessions: 'Sign out everywhere',
  secondFactor: 'Two-step sign-in off',
  certificate: 'Certificate',
  ban: 'Ban',
  reactivate: 'Reactivate',
} as const;

export type MemberAction = keyof typeof memberActions;

type ActionFacts = Pick<ListedMember, 'bannedAt' | 'profileStatus' | 'membershipType'>;

/** What staff can do with a member in this state; the server has the last word. */
export function actionsFor({ bannedAt, profileStatus, membershipType }: ActionFacts): MemberAction[] {
  if (bannedAt !== null) return ['reactivate'];
  const actions: MemberAction[] = [];
  if (profileStatus === 'basic') actions.push('upgrade');
  if (membershipType === 'Creator') actions.push('points', 'certificate');
  actions.push('account', 'roles', 'sessions', 'secondFactor');
  actions.push(profileStatus === 'suspended' ? 'reactivate' : 'ban');
  return actions;
}
