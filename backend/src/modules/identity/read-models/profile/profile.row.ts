import { type FilterQuery, p, raw } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { KycStatus } from '../../../kyc/public.js';
import type { MembershipType, StaffRole } from '../../domain/member.events.js';

export const proPlans = ['none', 'basic', 'standard'] as const;
export type ProPlan = (typeof proPlans)[number];

export const Profile = readTable('Profile', 'profile', {
  id: p.uuid().primary(),
  email: p.text(),
  emailVerifiedAt: p.datetime().nullable(),
  firstName: p.text(),
  lastName: p.text(),
  phone: p.text().nullable(),
  country: p.text().nullable(),
  state: p.text().nullable(),
  gender: p.text().nullable(),
  membershipType: p.text().$type<MembershipType>().nullable(),
  qualification: p.text().nullable(),
  motivation: p.text().nullable(),
  roles: p.array().$type<StaffRole[]>(),
  marketingConsent: p.boolean(),
  kycStatus: p.text().$type<KycStatus>().nullable(),
  points: p.integer(),
  proPlan: p.text().$type<ProPlan>(),
  proUntil: p.datetime().nullable(),
  registeredAt: p.datetime(),
  approvedAt: p.datetime().nullable(),
  /** Whether the application on the dashboard exists. */
  applicationReady: p.boolean(),
  bannedAt: p.datetime().nullable(),
  banReason: p.text().nullable(),
  erasureRequestedAt: p.datetime().nullable(),
  erasedAt: p.datetime().nullable(),
});
export type ProfileRow = RowOf<typeof Profile>;

/** The condition of the index `profile_staff`. A new object for each query, as MikroORM consumes raw SQL once. */
export const holdsRoles = (): FilterQuery<ProfileRow> => ({ [raw(`roles <> '{}'`)]: [] });

export const profileStatuses = ['basic', 'pro', 'suspended'] as const;

/** A ban hides the membership status, which returns once the ban is lifted. */
export function profileStatusOf({ bannedAt, proPlan }: ProfileRow): (typeof profileStatuses)[number] {
  if (bannedAt) return 'suspended';
  return proPlan === 'none' ? 'basic' : 'pro';
}
