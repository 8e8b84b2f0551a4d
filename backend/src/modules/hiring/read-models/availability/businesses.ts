import { Injectable } from '@nestjs/common';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { MemberDirectory } from '../../../identity/public.js';
import { type VerificationEvent, verification, verificationOf } from '../../../kyc/public.js';

/** What other modules know of a business that hires. */
@Injectable()
export class Businesses {
  constructor(
    private readonly directory: MemberDirectory,
    private readonly store: EventStore,
  ) {}

  async stateOf(businessId: string): Promise<string | null> {
    return (await this.directory.of([businessId])).get(businessId)?.state ?? null;
  }

  async kycStatusOf(businessId: string) {
    const { events } = await this.store.load(verification, verificationOf(businessId).streamId);
    const { evolve, initial } = verification.decider;
    return (events as readonly VerificationEvent[]).reduce(evolve, initial).status;
  }
}
