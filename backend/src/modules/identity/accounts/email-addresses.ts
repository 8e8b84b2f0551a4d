import { Inject, Injectable } from '@nestjs/common';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { memberAggregate } from '../domain/member.aggregate.js';
import type { MemberEvent } from '../domain/member.events.js';
import { evolveMember, type Member } from '../domain/member.state.js';
import { Profile } from '../read-models/profile/profile.row.js';

/** A member's address: from the profile, or from the log while the profile is not there yet. */
@Injectable()
export class EmailAddresses {
  constructor(
    @Inject(ReadModels) private readonly readModels: ReadModels,
    @Inject(EventStore) private readonly store: EventStore,
  ) {}

  async of(memberId: string): Promise<string> {
    const profile = await this.readModels.one(Profile, memberId);
    if (profile) return profile.email;
    const { events } = await this.store.load(memberAggregate, memberId);
    const member = (events as readonly MemberEvent[]).reduce<Member>(evolveMember, { status: 'none' });
    return member.status === 'none' ? '' : (member.account.email ?? '');
  }
}
