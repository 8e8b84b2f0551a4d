import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { MembershipType } from '../../../identity/public.js';
import type { KycStatus } from '../../../kyc/public.js';

export const Member = readTable('Member', 'members', {
  id: p.uuid().primary(),
  firstName: p.text(),
  lastName: p.text(),
  email: p.text(),
  emailVerifiedAt: p.datetime().nullable(),
  phone: p.text().nullable(),
  /** The names, normalised for order and search. */
  firstKey: p.text(),
  lastKey: p.text(),
  /** The address up to a dot, a plus or the @. null when that is a name of the member. */
  handle: p.text().nullable(),
  /** Names, address and number, for searches across all of them. */
  searchText: p.text(),
  membershipType: p.text().$type<MembershipType>(),
  qualification: p.text().nullable(),
  country: p.text().nullable(),
  state: p.text().nullable(),
  gender: p.text().nullable(),
  kycStatus: p.text().$type<KycStatus>().nullable(),
  points: p.integer(),
  proPlan: p.text().$type<'none' | 'basic' | 'standard'>(),
  proUntil: p.datetime().nullable(),
  registeredAt: p.datetime(),
  bannedAt: p.datetime().nullable(),
  banReason: p.text().nullable(),
});
export type MemberRow = RowOf<typeof Member>;
