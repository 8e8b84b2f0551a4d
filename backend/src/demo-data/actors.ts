import { membership, membershipOf, type Plan } from '../modules/commerce/public.js';
import { type MembershipType, memberAggregate, memberOf, type RegisterMember } from '../modules/identity/public.js';
import { type Intent, intend } from '../platform/event-sourcing/index.js';
import type { Person } from './people.js';
import type { Diary } from './story.js';

/** The staff of the demo, and the hash of the password that all its members share. */
export interface Actors {
  readonly adminId: string;
  readonly reviewerId: string;
  readonly passwordHash: string;
}

type Kind = { membershipType: MembershipType | null; qualification?: string; marketingConsent?: boolean };

/** Staff accounts have no phone, place or gender. */
type Registrant = {
  readonly [F in keyof Person]: F extends 'phone' | 'country' | 'state' | 'gender' ? Person[F] | null : Person[F];
};

export function register(diary: Diary, person: Registrant, kind: Kind, { passwordHash }: Actors): void {
  const { id, ...facts } = person;
  const data: RegisterMember['data'] = { marketingConsent: false, ...facts, ...kind, passwordHash };
  diary.write(id, () => intend(memberAggregate, memberOf(id), { type: 'RegisterMember', data }));
}

export function upgrade(diary: Diary, memberId: string, plan: Plan, { adminId }: Actors): void {
  diary.write(adminId, (now) => upgradeIntent(memberId, plan, now));
}

const upgradeIntent = (memberId: string, plan: Plan, now: string): Intent =>
  intend(membership, membershipOf(memberId), { type: 'UpgradeToPro', data: { plan, now, adminIsMember: false } });

export function ban(diary: Diary, memberId: string, reason: string, { adminId }: Actors): void {
  diary.write(adminId, () => intend(memberAggregate, memberOf(memberId), { type: 'BanMember', data: { reason } }));
}

export function makeReviewer(diary: Diary, memberId: string, { adminId }: Actors): void {
  const data = { grant: 'reviewer', memberId, by: adminId } as const;
  diary.write(adminId, () => intend(memberAggregate, memberOf(memberId), { type: 'ChangeStaffRoles', data }));
}
