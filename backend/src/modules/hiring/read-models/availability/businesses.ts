import { Injectable } from '@nestjs/common';
import { stateAfter } from '../../../../platform/event-sourcing/index.js';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { MemberDirectory } from '../../../identity/public.js';
import { erasedDetails, type VerificationEvent, verification, verificationOf } from '../../../kyc/public.js';

/** Reads the data of a business from other modules. */
@Injectable()
export class Businesses {
  constructor(
    private readonly directory: MemberDirectory,
    private readonly store: EventStore,
  ) {}

  async stateOf(businessId: string): Promise<string | null> {
    return (await this.directory.of([businessId])).get(businessId)?.state ?? null;
  }

  /** The status of its verification and its latest legal name. */
  async kycOf(businessId: string) {
    const loaded = await this.store.load(verification, verificationOf(businessId).streamId);
    const events = loaded.events as readonly VerificationEvent[];
    const details = events.findLast((event) => event.type === 'KycSubmitted')?.data.details;
    const isErased = details?.legalBusinessName === erasedDetails.legalBusinessName;
    return {
      kycStatus: stateAfter(verification.decider, events).status,
      legalName: details && !isErased ? details.legalBusinessName : null,
    };
  }
}
