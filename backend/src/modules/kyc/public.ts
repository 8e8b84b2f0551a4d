export { type KycStatus, kycStatuses, onceErased } from './domain/kyc-status.js';
export { verification, verificationOf } from './domain/verification.aggregate.js';
export type {
  BusinessApplicationOpened,
  KycDetails,
  KycFailed,
  KycPassed,
  KycSubmitted,
  VerificationEvent,
} from './domain/verification.events.js';
export { erasedDetails } from './domain/verification.events.js';
