import { addCalendarMonths } from '../platform/event-sourcing/index.js';
import type { MembershipType, StaffRole } from './roles.js';

/** The requirements of a route. Fields that are missing are not required. */
export interface Policy {
  readonly who: 'anyone' | 'member' | 'staff';
  /** For staff routes: one of these roles is required. An admin has all of them. */
  readonly roles?: readonly StaffRole[];
  readonly types?: readonly MembershipType[];
  readonly pro?: true;
  readonly points?: number;
  readonly kyc?: 'approved';
  /** Applies only if the settings require it. */
  readonly verifiedEmail?: true;
  readonly approvedForMonths?: number;
  /** For staff routes: the session's second factor must not be older than ten minutes. */
  readonly recentSecondFactor?: true;
  /** Open to suspended members too: what they need to understand the suspension, appeal and leave. */
  readonly whileSuspended?: true;
}

export const RECENT_SECOND_FACTOR_MINUTES = 10;

/** The facts that policies are decided on. Staff accounts have no membership type. */
export interface AccountStatus {
  readonly memberId: string;
  readonly roles: readonly StaffRole[];
  /** The settings require a second factor of this staff account, and it has none. */
  readonly lacksSecondFactor: boolean;
  /** What the settings ask of a member with an unverified address; `off` once it is verified. */
  readonly emailVerification: 'off' | 'asked' | 'required';
  /** The account has a second factor, which this session gave more than `RECENT_SECOND_FACTOR_MINUTES` ago. */
  readonly hasOldSecondFactor: boolean;
  readonly suspended: boolean;
  readonly suspensionReason: string | null;
  readonly membershipType: MembershipType | null;
  readonly pro: boolean;
  readonly points: number;
  readonly kycStatus: string | null;
  readonly approvedAt: Date | null;
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

/** The first refusal; undefined if the request is allowed. `writes` has stricter requirements than reading. */
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

/** Checked at the act itself, after the policy. The page that leads to it opens without. */
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

/** Staff without a membership type see what members see. A member who is granted a role remains a member. */
export const isStaffAlone = ({ roles, membershipType }: Pick<AccountStatus, 'roles' | 'membershipType'>): boolean =>
  roles.length > 0 && membershipType === null;

export function hasRoleFor(policy: Policy, roles: readonly StaffRole[]): boolean {
  return roles.includes('admin') || (policy.roles ?? []).some((role) => roles.includes(role));
}

function isOfType({ types }: Policy, { membershipType }: AccountStatus): boolean {
  return !types || (membershipType !== null && types.includes(membershipType));
}
