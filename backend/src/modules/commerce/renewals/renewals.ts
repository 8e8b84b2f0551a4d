import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/config/clock.js';
import { stateAfter } from '../../../platform/event-sourcing/index.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { membership, membershipOf } from '../domain/membership.aggregate.js';
import { renewalEnd } from '../domain/membership.decider.js';

/** Until when Pro would run if a payment was confirmed now, by the rule that records it. */
@Injectable()
export class Renewals {
  constructor(
    private readonly store: EventStore,
    private readonly clock: Clock,
  ) {}

  /** null for a member who is not Pro. */
  async endFor(memberId: string): Promise<Date | null> {
    const { events } = await this.store.load(membership, membershipOf(memberId).streamId);
    return renewalEnd(stateAfter(membership.decider, events), this.clock.now());
  }

  async endsFor(memberIds: readonly string[]): Promise<ReadonlyMap<string, Date | null>> {
    const ends = [...new Set(memberIds)].map(async (id) => [id, await this.endFor(id)] as const);
    return new Map(await Promise.all(ends));
  }
}
