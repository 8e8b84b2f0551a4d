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
