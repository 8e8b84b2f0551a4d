export { type KycStatus, kycStatuses, statusAfterErasure as onceErased } from './domain/kyc-status.js';
export { verification, verificationOf } from './domain/verification.aggregate.js';
export {
  erasedDetails,
  type KycSubmitted,
  type VerificationEvent,
} from './domain/verification.events.js';

/** A business with its latest legal name. */
export interface CalledBusiness {
  readonly id: string;
  readonly name: string;
}

/** Verified legal names, by which creators know businesses. Businesses without one are absent. */
export abstract class BusinessNames {
  abstract of(businessIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Finds businesses by words of their legal name, or part of a phone number. */
export abstract class BusinessSearch {
  /** At most `limit`, unordered. */
  abstract called(text: string, limit: number): Promise<CalledBusiness[]>;
}
