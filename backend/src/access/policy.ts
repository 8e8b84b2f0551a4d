import { addCalendarMonths } from '../platform/event-sourcing/index.js';
import type { MembershipType, StaffRole } from './roles.js';

/** What a route asks of who calls it. What is not named is not asked. */
export interface Policy {
  readonly who: 'anyone' | 'member' | 'staff';
  /** Staff routes: one of these roles. An admin has them all. */
  readonly roles?: readonly StaffRole[];
  readonly types?: readonly MembershipType[];
  readonly pro?: true;
  readonly points?: number;
  readonly kyc?: 'approved';
  /** Where the settings require it. */
  readonly verifiedEmail?: true;
  readonly approvedForMonths?: number;
  /** Staff routes: a second factor that this session proved longer ago than ten minutes is asked for again. */
  readonly recentSecondFactor?: true;
  /** Open to a suspended member too: what is needed to understand it, appeal and leave. */
  readonly whileSuspended?: true;
}

export const RECENT_SECOND_FACTOR_MINUTES = 10;

/** What a policy is decided on; staff accounts have no membership type. */
export interface AccountStatus {
  readonly memberId: string;
  readonly roles: readonly StaffRole[];
  /** Staff who must have a second factor, by the settings, and have none. */
  readonly lacksSecondFactor: boolean;
  /** What the settings ask of a member whose address is not verified; `off` once it is. */
  readonly emailVerification: 'off' | 'asked' | 'required';
  /** The account has a second factor, and this session proved it longer ago than `RECENT_SECOND_FACTOR_MINUTES`. */
  readonly hasOldSecondFactor: boolean;
  readonly suspended: boolean;
  readonly suspensionReason: string | null;
  readonly membershipType: MembershipType | null;
  readonly pro: boolean;
  readonly points: number;
  readonly kycStatus: string | null;
  readonly approvedAt: Date | null;
  /** Only where an API token calls in the member's name. */
  readonly apiToken?: { readonly id: string; readonly rights: readonly string[] };
}

export type Obstacle =
  | { readonly code: 'PRO_REQUIRED' | 'KYC_REQUIRED' }
  | { readonly code: 'POINTS_REQUIRED'; readonly need: number; readonly have: number }
  | { readonly code: 'APPROVAL_AGE_REQUIRED'; readonly unlocksAt: Date | null };

export type Refusal =
  | {
      readonly code:
        | 'NOT_SIGNED_IN'
        | 'ACCOUNT_SUSPENDED'
        | 'STAFF_ONLY'
        | 'SECOND_FACTOR_REQUIRED'
        | 'WRONG_MEMBERSHIP_TYPE'
        | 'EMAIL_NOT_VERIFIED';
    }
  | Obstacle;

/** The first reason that stands in the way, undefined when none does. `writes` asks for more than to look. */
export function refusalOf(
  policy: Policy,
  status: AccountStatus | undefined,
  now: Date,
  { writes = false } = {},
): Refusal | undefined {
  if (policy.who === 'anyone') return undefined;
  if (!status) return { code: 'NOT_SIGNED_IN' };
  if (status.suspended && !isStaffAlone(status) && !policy.whileSuspended) return { code: 'ACCOUNT_SUSPENDED' };
  if (policy.who === 'staff') return refusalOfStaff(policy, status);
  if (isStaffAlone(status) && !writes) return undefined;
  if (!isOfType(policy, status)) return { code: 'WRONG_MEMBERSHIP_TYPE' };
  if (policy.verifiedEmail && status.emailVerification === 'required') return { code: 'EMAIL_NOT_VERIFIED' };
  return obstaclesOf(policy, status, now)[0];
}

function refusalOfStaff(policy: Policy, { roles, lacksSecondFactor }: AccountStatus): Refusal | undefined {
  if (!hasRoleFor(policy, roles)) return { code: 'STAFF_ONLY' };
  return lacksSecondFactor ? { code: 'SECOND_FACTOR_REQUIRED' } : undefined;
}

/** Asked of who passes the policy, at the act itself: a page that leads to it opens without. */
export const isSecondFactorAskedAgain = ({ recentSecondFactor }: Policy, status: AccountStatus | undefined): boolean =>
  recentSecondFactor === true && status?.hasOldSecondFactor === true;

export function obstaclesOf(
  { pro, points, kyc, approvedForMonths }: Policy,
  status: Pick<AccountStatus, 'pro' | 'points' | 'approvedAt' | 'kycStatus'>,
  now: Date,
): Obstacle[] {
  const obstacles: Obstacle[] = [];
  if (pro && !status.pro) obstacles.push({ code: 'PRO_REQUIRED' });
  if (points !== undefined && status.points < points) {
    obstacles.push({ code: 'POINTS_REQUIRED', need: points, have: status.points });
  }
  if (kyc && status.kycStatus !== kyc) obstacles.push({ code: 'KYC_REQUIRED' });
  if (approvedForMonths !== undefined) {
    const unlocksAt = status.approvedAt && addCalendarMonths(status.approvedAt, approvedForMonths);
    if (!unlocksAt || unlocksAt > now) obstacles.push({ code: 'APPROVAL_AGE_REQUIRED', unlocksAt });
  }
  return obstacles;
}

/** Staff who are no member of any type: they see what members see. A member who is granted a role stays a member. */
export const isStaffAlone = ({ roles, membershipType }: Pick<AccountStatus, 'roles' | 'membershipType'>): boolean =>
  roles.length > 0 && membershipType === null;

export function hasRoleFor(policy: Policy, roles: readonly StaffRole[]): boolean {
  return roles.includes('admin') || (policy.roles ?? []).some((role) => roles.includes(role));
}

function isOfType({ types }: Policy, { membershipType }: AccountStatus): boolean {
  return !types || (membershipType !== null && types.includes(membershipType));
}
