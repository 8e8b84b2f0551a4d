import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/pool.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { MailAddresses } from '../../../platform/mail/mail-addresses.js';
import { memberAggregate } from '../domain/member.aggregate.js';
import type { MemberEvent } from '../domain/member.events.js';
import { evolveMember, type Member } from '../domain/member.state.js';

/** Reads a member's address from the log, as the profile may be behind and still have a former address. */
@Injectable()
export class EmailAddresses extends MailAddresses {
  constructor(private readonly store: EventStore) {
    super();
  }

  override async of(memberId: string, tx?: Transaction): Promise<string> {
    return (await this.wordsOf(memberId, tx))[0] ?? '';
  }

  /** The address and the names, which a password must not contain. */
  async wordsOf(memberId: string, tx?: Transaction): Promise<string[]> {
    const { events } = await this.store.load(memberAggregate, memberId, tx);
    const member = (events as readonly MemberEvent[]).reduce<Member>(evolveMember, { status: 'none' });
    if (member.status === 'none') return [];
    return [member.account.email ?? '', member.profile.firstName, member.profile.lastName];
  }
}
