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

type ActionFacts = Pick<ListedMember, 'bannedAt' | 'profileStatus' | 'membershipType' | 'hasSecondFactor'>;

/** The actions that fit a member's state; the server decides whether one is allowed. */
export function actionsFor(member: ActionFacts): MemberAction[] {
  const { bannedAt, profileStatus, membershipType, hasSecondFactor } = member;
  if (bannedAt !== null) return ['reactivate'];
  const actions: MemberAction[] = [];
  if (profileStatus === 'basic') actions.push('upgrade');
  if (membershipType === 'Creator') actions.push('points', 'certificate');
  actions.push('account', 'roles', 'sessions');
  if (hasSecondFactor) actions.push('secondFactor');
  actions.push(profileStatus === 'suspended' ? 'reactivate' : 'ban');
  return actions;
}
