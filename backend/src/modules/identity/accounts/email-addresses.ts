import { Injectable } from '@nestjs/common';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { memberAggregate } from '../domain/member.aggregate.js';
import type { MemberEvent } from '../domain/member.events.js';
import { evolveMember, type Member } from '../domain/member.state.js';

/** A member's address from the log: the profile may be behind, and a reset link must not go to a former address. */
@Injectable()
export class EmailAddresses {
  constructor(private readonly store: EventStore) {}

  async of(memberId: string): Promise<string> {
    return (await this.wordsOf(memberId))[0] ?? '';
  }

  /** The address and the names, which no password may be. */
  async wordsOf(memberId: string): Promise<string[]> {
    const { events } = await this.store.load(memberAggregate, memberId);
    const member = (events as readonly MemberEvent[]).reduce<Member>(evolveMember, { status: 'none' });
    if (member.status === 'none') return [];
    return [member.account.email ?? '', member.profile.firstName, member.profile.lastName];
  }
}
