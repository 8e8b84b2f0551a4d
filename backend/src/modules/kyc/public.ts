export { type KycStatus, kycStatuses, statusAfterErasure as onceErased } from './domain/kyc-status.js';
export { verification, verificationOf } from './domain/verification.aggregate.js';
export {
  erasedDetails,
  type KycDetailsAsked,
  type KycFailed,
  type KycPassed,
  type KycSubmitted,
  type VerificationEvent,
} from './domain/verification.events.js';

/** A business by the legal name that it gave last. */
export interface CalledBusiness {
  readonly id: string;
  readonly name: string;
}

/** What creators know businesses by: the legal name that was verified. Whoever has none, or no longer, is absent. */
export abstract class BusinessNames {
  abstract of(businessIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Finds businesses by words of their legal name, or a part of a phone that they gave. */
export abstract class BusinessSearch {
  /** At most `limit` of them, in no order. */
  abstract called(text: string, limit: number): Promise<CalledBusiness[]>;
}
