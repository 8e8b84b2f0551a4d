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

  /** Whether another invitation of this address is open. The lock makes those who invite it take turns. */
  async isInvited(email: string, exceptId: string, tx: Transaction): Promise<boolean> {
    await tx.query("select pg_advisory_xact_lock(hashtext('staff invitations'))");
    const { rows } = await tx.query<{ id: string }>(
      `select distinct stream_id as id from es.events invited where type = 'StaffInvited' and stream_id <> $1
         and not exists (select from es.events e where e.stream_id = invited.stream_id
           and e.type in ('StaffInvitationWithdrawn', 'StaffInvitationAccepted'))`,
      [exceptId],
    );
    for (const { id } of rows) if ((await this.invitedAt(id, tx)) === email) return true;
    return false;
  }

  private async invitedAt(id: string, tx: Transaction): Promise<string | undefined> {
    const member = await this.memberOf(id, tx);
    return member.status === 'none' ? member.invitation?.email : undefined;
  }

  /** The address and the names, which a password must not contain. */
  async wordsOf(memberId: string, tx?: Transaction): Promise<string[]> {
    const member = await this.memberOf(memberId, tx);
    if (member.status === 'none') return [];
    return [member.account.email ?? '', member.profile.firstName, member.profile.lastName];
  }

  private async memberOf(memberId: string, tx?: Transaction): Promise<Member> {
    const { events } = await this.store.load(memberAggregate, memberId, tx);
    return (events as readonly MemberEvent[]).reduce<Member>(evolveMember, { status: 'none' });
  }
}
