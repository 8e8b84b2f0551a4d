import { DomainError } from '../../platform/event-sourcing/index.js';
import { fullNameOf } from '../../platform/text/tidy.js';
import type { MembershipType } from './domain/member.events.js';
import type { ErasureResponse } from './read-models/profile/erasures.response.js';
import type { MemberForStaffResponse } from './read-models/profile/profile.response.js';
import type { ProPlan } from './read-models/profile/profile.row.js';
import type { SessionResponse } from './read-models/sessions/sessions.response.js';

export { memberAggregate, memberOf } from './domain/member.aggregate.js';
export type { MemberCommand, RegisterMember } from './domain/member.commands.js';
export type {
  MemberBanned,
  MemberEvent,
  MemberRegistered,
  MembershipType,
  PersonalDataErased,
  ProfileEdited,
} from './domain/member.events.js';
export type { PrivacyRequestEvent } from './domain/privacy-requests.events.js';
export { erasesMember, RETENTION } from './domain/purposes.js';
export { whenMemberErased } from './domain/when-member-erased.js';
export { ApiTokenResponse } from './read-models/api-tokens/api-tokens.response.js';
export { ErasureResponse } from './read-models/profile/erasures.response.js';
export { MemberForStaffResponse } from './read-models/profile/profile.response.js';
export { SessionResponse } from './read-models/sessions/sessions.response.js';

export interface MemberEntry {
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string | null;
  readonly state: string | null;
  readonly qualification: string | null;
  readonly membershipType: MembershipType | null;
  readonly approvedAt: Date | null;
  readonly proPlan: ProPlan;
  readonly proUntil: Date | null;
}

export interface MemberContact extends MemberEntry {
  readonly email: string;
  readonly phone: string | null;
}

/** The name for a list. Empty for an erased member. */
export function nameFieldsOf(member: Pick<MemberEntry, 'firstName' | 'lastName'> | undefined) {
  const { firstName, lastName } = member ?? { firstName: '', lastName: '' };
  return { firstName, lastName };
}

/** Names for the lists of other modules, so that no list stores a copy. Erased members are absent. */
export abstract class MemberDirectory {
  abstract of(memberIds: readonly string[]): Promise<ReadonlyMap<string, MemberEntry>>;
  /** Contacts of members. Call it only when both sides have agreed. */
  abstract contactsOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, MemberContact>>;
  /** The members who have the second factor on. */
  abstract withSecondFactor(memberIds: readonly string[]): Promise<ReadonlySet<string>>;
  abstract staff(): Promise<ReadonlyMap<string, MemberEntry>>;

  async namesOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const members = await this.of([...new Set(memberIds)]);
    return new Map([...members].map(([id, member]) => [id, fullNameOf(member)]));
  }

  /** Adds the name of the first decider to the refusal of a late decision, so that staff know whom to ask. */
  async withDecider(error: DomainError, me: string | undefined): Promise<DomainError> {
    const { decidedBy } = error.facts;
    if (typeof decidedBy !== 'string') return error;
    const who = decidedBy === me ? 'You' : ((await this.namesOf([decidedBy])).get(decidedBy) ?? 'Someone else');
    return new DomainError(error.refusal, { ...error.facts, who });
  }
}

/** The data of a member that this module holds outside the log. */
export interface HeldAccount {
  readonly profile: MemberForStaffResponse;
  readonly devices: SessionResponse[];
  /** null while the second factor is off. */
  readonly secondFactorSince: Date | null;
  readonly erasure: ErasureResponse;
}

export abstract class HeldAccounts {
  abstract of(memberId: string): Promise<HeldAccount>;
}
